import type { ReactNode } from 'react'
import type { ArticleSummary } from '../domain/article.ts'
import { publishDateText, publishDay } from '../domain/publish-date.ts'
import styles from './ArticleByline.module.css'
import { Avatar } from './Avatar.tsx'

export type ArticleBylineProps = {
  article: Pick<ArticleSummary, 'authorName' | 'authorAvatarUrl' | 'publishDate'>
  size?: 'small' | 'large'
  /** More about the article, after the date. */
  children?: ReactNode
}

/** Who wrote an article, and when (spec §2 Blog detail). What is not known is left out. */
export function ArticleByline({ article, size = 'small', children }: ArticleBylineProps) {
  const { authorName, authorAvatarUrl, publishDate } = article
  const day = publishDay(publishDate)
  return (
    <div className={`${styles.byline} ${styles[size]}`}>
      {authorName && <Avatar name={authorName} imageUrl={authorAvatarUrl} size={size} />}
      <div className={styles.facts}>
        {authorName && <span className={styles.author}>{authorName}</span>}
        {day && <time dateTime={day}>{publishDateText(publishDate)}</time>}
        {children}
      </div>
    </div>
  )
}
