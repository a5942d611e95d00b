import { paths } from '@storefront/contract'
import type { ArticleSummary } from '../domain/article.ts'
import { articlesIn, categoriesOf } from '../domain/categories.ts'
import { ArticleGrid } from './ArticleGrid.tsx'
import { LinkRow } from './LinkRow.tsx'

export type ArticleListProps = {
  articles: readonly ArticleSummary[]
  /** The category asked for; null, or one that no article has, shows all. */
  category: string | null
}

/** Articles as cards, all or those of one category; each category is an address of its own. */
export function ArticleList({ articles, category }: ArticleListProps) {
  const categories = categoriesOf(articles)
  const chosen = categories.find((known) => known === category) ?? null
  return (
    <>
      {categories.length > 1 && (
        <LinkRow
          label="Categories"
          links={[null, ...categories].map((category) => ({
            to: category ? `${paths.blog}?${new URLSearchParams({ category })}` : paths.blog,
            label: category ?? 'All articles',
            isCurrent: category === chosen,
          }))}
        />
      )}
      <ArticleGrid articles={articlesIn(chosen, articles)} level="h2" lead />
    </>
  )
}
