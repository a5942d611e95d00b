import type { Id } from '@storefront/contract'
import { htmlText } from '@storefront/domain'
import type { Loadable } from '@storefront/router'
import type { PictureFocus, SafeHtmlText } from '@storefront/ui'
import { publishDay } from './publish-date.ts'

/** An article without content. Unknown texts are '', unknown pictures null. */
export type ArticleSummary = {
  id: Id
  slug: string
  title: string
  category: string
  imageUrl: string | null
  imageFocus?: PictureFocus | null
  authorName: string
  authorAvatarUrl: string | null
  /** The provider's text: a date, an instant or anything else. */
  publishDate: string
}

export type Article = ArticleSummary & { content: SafeHtmlText }

/** Data of the article screen; `places` are names of places it may be about. */
export type ArticlePage = {
  article: Loadable<Article>
  articles: Loadable<ArticleSummary[]>
  places: Loadable<string[]>
}

/** Returns other articles: same category first, newest first. */
export function relatedArticles(
  article: ArticleSummary,
  all: readonly ArticleSummary[],
  count = 3,
): ArticleSummary[] {
  const others = all.filter((other) => other.slug !== article.slug)
  const isAlike = (other: ArticleSummary) => Number(other.category === article.category)
  return others.sort((a, b) => isAlike(b) - isAlike(a) || byNewest(a, b)).slice(0, count)
}

function byNewest(a: ArticleSummary, b: ArticleSummary): number {
  return (publishDay(b.publishDate) ?? '').localeCompare(publishDay(a.publishDate) ?? '')
}

/** Reading time in minutes at 220 words a minute, at least 1. */
export function readingMinutes(html: string): number {
  const words = htmlText(html).match(/[\p{L}\p{N}’'-]+/gu) ?? []
  return Math.max(1, Math.round(words.length / 220))
}
