import { detailPaths } from '@storefront/contract'
import type { Article } from './article.ts'
import { publishDay } from './publish-date.ts'

const summaryLength = 160

/** The first words of an article's text, as search engines and link previews show them. */
export function articleSummaryText(html: string): string {
  const text = html
    .replace(/<(h[1-6])\b[^>]*>.*?<\/\1>/gis, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= summaryLength) return text
  const cut = text.slice(0, summaryLength)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:–-]+$/, '')}…`
}

/** The article as schema.org describes it, for search engines. What is not known is left out. */
export function blogPosting(article: Article, publisher: string): object {
  const day = publishDay(article.publishDate)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    mainEntityOfPage: detailPaths.article(article.slug),
    publisher: { '@type': 'Organization', name: publisher },
    ...(article.category ? { articleSection: article.category } : {}),
    ...(article.imageUrl ? { image: article.imageUrl } : {}),
    ...(article.authorName ? { author: { '@type': 'Person', name: article.authorName } } : {}),
    ...(day ? { datePublished: day } : {}),
  }
}
