import { deferred } from '@storefront/router'
import { storefrontFrom } from '@storefront/session'
import { readAskingGroup } from '../domain/asking-group.ts'
import {
  getArticle,
  getArticles,
  getContactStatus,
  getHomePage,
  getMapUrl,
  getPopularDestinations,
} from './calls.ts'

/** Waits only for /page/home, and fails only if that fails. */
export const homeLoader = deferred(
  ({ context }, signal) => {
    const { http } = storefrontFrom(context)
    return {
      content: getHomePage(http, signal),
      destinations: getPopularDestinations(http, signal),
    }
  },
  { optional: ['destinations'] },
)

export const articlesLoader = deferred(({ context }, signal) => ({
  articles: getArticles(storefrontFrom(context).http, signal),
}))

/** Waits only for the article, and fails only if that fails. */
export const articleLoader = deferred(
  ({ context, params }, signal) => {
    const { http } = storefrontFrom(context)
    return {
      article: getArticle(http, params.slug ?? '', signal),
      articles: getArticles(http, signal),
      places: getPopularDestinations(http, signal).then((destinations) =>
        destinations.map(({ name }) => name),
      ),
    }
  },
  { optional: ['articles', 'places'], failedStatus: 503 },
)

/** Waits for neither call. Both have a default. */
export const contactLoader = deferred(
  ({ request, context }, signal) => {
    const { http } = storefrontFrom(context)
    return {
      isOpen: getContactStatus(http, signal),
      mapUrl: getMapUrl(http, signal),
      group: readAskingGroup(new URL(request.url).searchParams),
    }
  },
  { optional: ['isOpen', 'mapUrl'] },
)
