import { Picture } from '@storefront/ui'
import type { ReactNode } from 'react'
import type { ArticleSummary } from '../domain/article.ts'
import { publishDateText, publishDay } from '../domain/publish-date.ts'
import styles from './ArticleByline.module.css'

export type ArticleBylineProps = {
  article: Pick<ArticleSummary, 'authorName' | 'authorAvatarUrl' | 'publishDate'>
  large?: boolean
  /** Shown after the date. */
  children?: ReactNode
}

export function ArticleByline({ article, large = false, children }: ArticleBylineProps) {
  const { authorName, authorAvatarUrl, publishDate } = article
  const day = publishDay(publishDate)
  const date = publishDateText(publishDate)
  return (
    <div className={large ? `${styles.byline} ${styles.large}` : styles.byline}>
      {authorName && (
        <Picture
          src={authorAvatarUrl}
          alt=""
          ratio="styled"
          sizes="56px"
          missing={initials(authorName)}
          className={styles.avatar}
        />
      )}
      <div className={styles.facts}>
        {authorName && <span className={styles.author}>{authorName}</span>}
        {day ? <time dateTime={day}>{date}</time> : date && <span>{date}</span>}
        {children}
      </div>
    </div>
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words.at(0), words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
