import { type ReactNode, useState } from 'react'
import type { ArticleSummary } from '../domain/article.ts'
import { publishDateText, publishDay } from '../domain/publish-date.ts'
import styles from './ArticleByline.module.css'

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
      {authorName && <Avatar name={authorName} imageUrl={authorAvatarUrl} />}
      <div className={styles.facts}>
        {authorName && <span className={styles.author}>{authorName}</span>}
        {day && <time dateTime={day}>{publishDateText(publishDate)}</time>}
        {children}
      </div>
    </div>
  )
}

/** An author's portrait, or the initials where there is none. Decorates the name beside it. */
function Avatar({ name, imageUrl }: { name: string; imageUrl: string | null }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  if (!imageUrl || imageUrl === failedUrl) {
    return (
      <span className={styles.avatar} aria-hidden="true">
        {initials(name)}
      </span>
    )
  }
  return (
    <img
      className={styles.avatar}
      src={imageUrl}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      onError={() => setFailedUrl(imageUrl)}
      // A picture of the server's HTML may have failed before the page was hydrated.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailedUrl(imageUrl)
      }}
    />
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words.at(0), words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
