import { paths } from '@storefront/contract'
import type { ArticleSummary } from '../domain/article.ts'
import { articlesIn, categoriesOf } from '../domain/categories.ts'
import { ArticleGrid } from './ArticleGrid.tsx'
import { CategoryLinks } from './CategoryLinks.tsx'

export type ArticleListProps = {
  articles: readonly ArticleSummary[]
  /** The category asked for; null, or one that no article has, shows all. */
  category: string | null
}

/** Articles as cards, all or those of one category. */
export function ArticleList({ articles, category }: ArticleListProps) {
  const categories = categoriesOf(articles)
  const chosen = categories.find((known) => known === category) ?? null
  return (
    <>
      {categories.length > 1 && (
        <CategoryLinks categories={categories} chosen={chosen} path={paths.blog} />
      )}
      <ArticleGrid articles={articlesIn(chosen, articles)} level="h2" lead />
    </>
  )
}
