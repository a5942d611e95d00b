import { paths } from '@storefront/contract'
import { Banner } from '@storefront/ui'
import type { ArticleSummary } from '../domain/article.ts'
import { ArticleByline } from './ArticleByline.tsx'
import styles from './ArticleHero.module.css'

export type ArticleHeroProps = { article: ArticleSummary; readingMinutes: number }

/** Head of an article: category, title, author and publish date over its picture (spec §2 Blog detail). */
export function ArticleHero({ article, readingMinutes }: ArticleHeroProps) {
  return (
    <header>
      <Banner imageUrl={article.imageUrl} back={{ address: paths.blog, label: 'Our Blog' }} tall>
        {article.category && <p className={styles.category}>{article.category}</p>}
        <h1 tabIndex={-1}>{article.title}</h1>
        <ArticleByline article={article} size="large">
          <span>{`${readingMinutes} min read`}</span>
        </ArticleByline>
      </Banner>
    </header>
  )
}
