import { isAborted } from '@storefront/http'
import { deferred } from '@storefront/router'
import { storefrontFrom } from '@storefront/session'
import type { ArticlePage } from '../domain/article.ts'
import type { ContactPage } from '../domain/contact.ts'
import type { HomeContent } from '../domain/home.ts'
import {
  getArticle,
  getArticles,
  getContactStatus,
  getHomePage,
  getMapUrl,
  getPopularDestinations,
} from './calls.ts'

/** Waits only for /page/home, and fails only if that fails. */
export const homeLoader = deferred<HomeContent>(async ({ context }, signal) => {
  const { http } = storefrontFrom(context)
  const destinations = optional(getPopularDestinations(http, signal), [])
  return { ...(await getHomePage(http, signal)), destinations }
})

export const articlesLoader = deferred(({ context }, signal) =>
  getArticles(storefrontFrom(context).http, signal),
)

/** Waits only for the article, and fails only if that fails. */
export const articleLoader = deferred<ArticlePage>(
  async ({ context, params }, signal) => {
    const { http } = storefrontFrom(context)
    const articles = optional(getArticles(http, signal), [])
    const places = optional(getPopularDestinations(http, signal), []).then((destinations) =>
      destinations.map(({ name }) => name),
    )
    return { article: await getArticle(http, params.slug ?? '', signal), articles, places }
  },
  { failedStatus: 503 },
)

/** Waits for neither call. Both have a default. */
export const contactLoader = deferred<ContactPage>(async ({ context }, signal) => {
  const { http } = storefrontFrom(context)
  return {
    isOpen: optional(getContactStatus(http, signal), true),
    mapUrl: optional(getMapUrl(http, signal), null),
  }
})

/** Returns `fallback` if an optional load fails, and logs the failure. */
async function optional<T>(load: Promise<T>, fallback: T): Promise<T> {
  try {
    return await load
  } catch (error) {
    if (!isAborted(error)) console.error('Part of the page could not be loaded:', error)
    return fallback
  }
}
