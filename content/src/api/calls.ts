import {
  articleRecord,
  articleSummaryRecord,
  type HomePageRecord,
  homePageRecord,
  mapUrl,
  type PopularDestinationRecord,
  popularDestinationRecord,
} from '@storefront/contract/wire'
import { type HttpClient, readList, readOne, unwrap } from '@storefront/http'
import { sanitizeHtml } from '@storefront/ui/sanitize'
import type { Article, ArticleSummary } from '../domain/article.ts'
import type { ContactMessage } from '../domain/contact.ts'
import { isContactOpen } from '../domain/contact-status.ts'

/** GET /page/home. */
export async function getHomePage(http: HttpClient, signal: AbortSignal): Promise<HomePageRecord> {
  const path = '/page/home'
  return readOne(homePageRecord, await http.get(path, { signal }), path)
}

/** GET /destinations/popular. */
export async function getPopularDestinations(
  http: HttpClient,
  signal: AbortSignal,
): Promise<PopularDestinationRecord[]> {
  const path = '/destinations/popular'
  return readList(popularDestinationRecord, await http.get(path, { signal }), path)
}

/** GET /articles. The summaries have no content. */
export async function getArticles(
  http: HttpClient,
  signal: AbortSignal,
): Promise<ArticleSummary[]> {
  const path = '/articles'
  return readList(articleSummaryRecord, await http.get(path, { signal }), path)
}

/** GET /articles/{slug}. Sanitises the content. Throws HttpError 404 for an unknown slug. */
export async function getArticle(
  http: HttpClient,
  slug: string,
  signal: AbortSignal,
): Promise<Article> {
  const path = `/articles/${encodeURIComponent(slug)}`
  const article = readOne(articleRecord, await http.get(path, { signal }), path)
  return { ...article, content: await sanitizeHtml(article.content) }
}

/** POST /contact/send. Ignores the response. */
export async function sendContactMessage(http: HttpClient, message: ContactMessage): Promise<void> {
  await http.post('/contact/send', message)
}

/** GET /contact/status. True if the contact form is available (advisory, see `isContactOpen`). */
export async function getContactStatus(http: HttpClient, signal: AbortSignal): Promise<boolean> {
  return isContactOpen(unwrap(await http.get('/contact/status', { signal })))
}

/** GET /map-url. The address of the office map, not yet checked, or null. */
export async function getMapUrl(http: HttpClient, signal: AbortSignal): Promise<string | null> {
  const path = '/map-url'
  return readOne(mapUrl, await http.get(path, { signal }), path)
}
