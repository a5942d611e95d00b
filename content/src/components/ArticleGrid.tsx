import { LongList } from '@storefront/ui'
import type { ArticleSummary } from '../domain/article.ts'
import { ArticleCard, type ArticleCardProps } from './ArticleCard.tsx'
import styles from './ArticleGrid.module.css'

export type ArticleGridProps = {
  articles: readonly ArticleSummary[]
  level?: ArticleCardProps['level']
  /** The first article takes a whole row on wide windows and its picture is fetched first. */
  lead?: boolean
}

/** Articles as cards: one, two or three to a row. */
export function ArticleGrid({ articles, level, lead = false }: ArticleGridProps) {
  return (
    <LongList items={articles} className={styles.grid}>
      {(article, index) => {
        const isLead = lead && index === 0
        return (
          <li key={article.slug} className={isLead ? styles.lead : undefined}>
            <ArticleCard
              article={article}
              level={level}
              look={isLead ? 'featured' : 'card'}
              priority={isLead}
            />
          </li>
        )
      }}
    </LongList>
  )
}
