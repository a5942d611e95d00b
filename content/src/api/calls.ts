import {
  article,
  homePage,
  mapUrl,
  popularDestination,
  type WireArticle,
  type WirePopularDestination,
  type WireSlide,
} from '@storefront/contract/wire'
import { type HttpClient, readList, readOne, unwrap } from '@storefront/http'
import { sanitizeHtml } from '@storefront/ui/sanitize'
import type { Article, ArticleSummary } from '../domain/article.ts'
import type { ContactMessage } from '../domain/contact.ts'
import { isContactOpen } from '../domain/contact-status.ts'
import type { HomeContent, PopularDestination, Slide } from '../domain/home.ts'

/** GET /page/home. */
export async function getHomePage(
  http: HttpClient,
  signal: AbortSignal,
): Promise<Pick<HomeContent, 'slides' | 'articles'>> {
  const path = '/page/home'
  const { heroSlides, recentArticles } = readOne(homePage, await http.get(path, { signal }), path)
  return { slides: heroSlides.map(toSlide), articles: recentArticles.map(toArticleSummary) }
}

/** GET /destinations/popular. */
export async function getPopularDestinations(
  http: HttpClient,
  signal: AbortSignal,
): Promise<PopularDestination[]> {
  const path = '/destinations/popular'
  const rows = readList(popularDestination, await http.get(path, { signal }), path)
  return rows.map(toPopularDestination)
}

/** GET /articles. The summaries have no content. */
export async function getArticles(
  http: HttpClient,
  signal: AbortSignal,
): Promise<ArticleSummary[]> {
  const path = '/articles'
  return readList(article, await http.get(path, { signal }), path).map(toArticleSummary)
}

/** GET /articles/{slug}. Sanitises the content. Throws HttpError 404 for an unknown slug. */
export async function getArticle(
  http: HttpClient,
  slug: string,
  signal: AbortSignal,
): Promise<Article> {
  const path = `/articles/${encodeURIComponent(slug)}`
  const wire = readOne(article, await http.get(path, { signal }), path)
  return { ...toArticleSummary(wire), content: await sanitizeHtml(wire.content) }
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

function toSlide(wire: WireSlide): Slide {
  return { id: wire.id, imageUrl: wire.image_url, title: wire.title, subtitle: wire.subtitle }
}

function toArticleSummary(wire: WireArticle): ArticleSummary {
  return {
    id: wire.id,
    slug: wire.slug,
    title: wire.title,
    category: wire.category,
    imageUrl: wire.image_url,
    imageFocus: wire.image_focus,
    authorName: wire.author_name,
    authorAvatarUrl: wire.author_avatar,
    publishDate: wire.publish_date ?? '',
  }
}

function toPopularDestination(wire: WirePopularDestination): PopularDestination {
  return {
    id: wire.id,
    name: wire.name,
    imageUrl: wire.image_url,
    rating: wire.rating,
    reviewsCount: wire.reviews_count,
    nightlyFromUsd: wire.nightly_price_from,
    flightsCount: wire.flights_count,
    hotelsCount: wire.hotels_count,
    toursCount: wire.tours_count,
  }
}
