import * as v from 'valibot'
import {
  count,
  dateText,
  focus,
  id,
  listOf,
  maybe,
  numeric,
  pictureUrl,
  text,
  usd,
} from './primitives.ts'

/** Home hero slide (product 7.4). */
export const slide = v.object({ id, image_url: maybe(pictureUrl), title: text, subtitle: text })

/** Article (product 7.4); `content` is HTML, absent in lists. */
export const article = v.object({
  id,
  slug: v.string(),
  title: v.string(),
  category: text,
  image_url: maybe(pictureUrl),
  image_focus: maybe(focus),
  author_name: text,
  author_avatar: maybe(pictureUrl),
  publish_date: maybe(dateText),
  content: text,
})

/** GET /page/home. */
export const homePage = v.object({ heroSlides: listOf(slide), recentArticles: listOf(article) })

/** One row of GET /destinations/popular. */
export const popularDestination = v.object({
  id,
  name: v.string(),
  image_url: maybe(pictureUrl),
  rating: maybe(numeric),
  reviews_count: maybe(count),
  /** Our addition: lowest hotel price per night. */
  nightly_price_from: maybe(usd),
  flights_count: maybe(count),
  hotels_count: maybe(count),
  tours_count: maybe(count),
})

/** One row of GET /destinations/search. */
export const destinationResult = v.object({
  id,
  name: v.string(),
  type: v.fallback(v.picklist(['destination', 'hotel', 'tour']), 'destination'),
})

export type WireSlide = v.InferOutput<typeof slide>
export type WireArticle = v.InferOutput<typeof article>
export type WirePopularDestination = v.InferOutput<typeof popularDestination>
