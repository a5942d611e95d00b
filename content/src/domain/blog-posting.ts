import { detailPaths, paths } from '@storefront/contract'
import { breadcrumbData } from '@storefront/domain'
import type { Article } from './article.ts'
import { publishDay } from './publish-date.ts'

/** The schema.org BlogPosting; leaves out unknown fields. */
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
    // The API has no modification date.
    ...(day ? { datePublished: day, dateModified: day } : {}),
  }
}

export function articleBreadcrumbs({ title, slug }: Article): object {
  return breadcrumbData([
    { name: 'Home', path: paths.home },
    { name: 'Blog', path: paths.blog },
    { name: title, path: detailPaths.article(slug) },
  ])
}
