import { deferred } from '@storefront/router'
import { storefrontFrom } from '@storefront/session'
import { type ArticlePage, relatedArticles } from '../domain/article.ts'
import type { ContactPage } from '../domain/contact.ts'
import { placeOf } from '../domain/place.ts'
import {
  getArticle,
  getArticles,
  getContactStatus,
  getHomePage,
  getMapUrl,
  getPopularDestinations,
} from './calls.ts'
import { optional } from './optional.ts'

/** The home page's content. Only /page/home failing fails it; without destinations it has no carousel (readings). */
export const homeLoader = deferred(async ({ context }, signal) => {
  const { http } = storefrontFrom(context)
  const [page, destinations] = await Promise.all([
    getHomePage(http, signal),
    optional(getPopularDestinations(http, signal), []),
  ])
  return { ...page, destinations }
})

/** Every article. */
export const articlesLoader = deferred(({ context }, signal) =>
  getArticles(storefrontFrom(context).http, signal),
)

/** One article with others like it and the place it tells about; only the article itself must load. */
export const articleLoader = deferred(async ({ context, params }, signal): Promise<ArticlePage> => {
  const { http } = storefrontFrom(context)
  const [article, articles, destinations] = await Promise.all([
    getArticle(http, params.slug ?? '', signal),
    optional(getArticles(http, signal), []),
    optional(getPopularDestinations(http, signal), []),
  ])
  const places = destinations.map(({ name }) => name)
  return { article, related: relatedArticles(article, articles), place: placeOf(article, places) }
})

/** What the contact page asks the provider beforehand; it stands without either answer. */
export const contactLoader = deferred(async ({ context }, signal): Promise<ContactPage> => {
  const { http } = storefrontFrom(context)
  const [isOpen, mapUrl] = await Promise.all([
    optional(getContactStatus(http, signal), true),
    optional(getMapUrl(http, signal), null),
  ])
  return { isOpen, mapUrl }
})
