import type { WireArticle, WirePopularDestination, WireSlide } from '@storefront/contract/wire'
import type { ArticleSummary } from '../domain/article.ts'
import type { PopularDestination, Slide } from '../domain/home.ts'

/** A slide of the hero from its wire form. */
export function toSlide(wire: WireSlide): Slide {
  return { id: wire.id, imageUrl: wire.image_url, title: wire.title, subtitle: wire.subtitle }
}

/** An article, without its content, from its wire form. */
export function toArticleSummary(wire: WireArticle): ArticleSummary {
  return {
    id: wire.id,
    slug: wire.slug,
    title: wire.title,
    category: wire.category,
    imageUrl: wire.image_url,
    authorName: wire.author_name,
    authorAvatarUrl: wire.author_avatar,
    publishDate: wire.publish_date,
  }
}

/** A popular destination from its wire form. */
export function toPopularDestination(wire: WirePopularDestination): PopularDestination {
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
