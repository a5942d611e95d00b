import type { Id } from '@storefront/contract'
import type { Later } from '@storefront/router'
import type { ArticleSummary } from './article.ts'

/** One slide of the hero. `title` and `subtitle` may be ''; null: no picture. */
export type Slide = { id: Id; imageUrl: string | null; title: string; subtitle: string }

/** A place of the popular destinations carousel. Null: the provider did not say. */
export type PopularDestination = {
  id: Id
  name: string
  imageUrl: string | null
  /** 1–5. */
  rating: number | null
  reviewsCount: number | null
  /** Lowest price of a hotel night there, in USD. */
  nightlyFromUsd: number | null
  flightsCount: number | null
  hotelsCount: number | null
  toursCount: number | null
}

/** Everything the home page shows around the search widget; no destinations, no carousel. */
export type HomeContent = {
  slides: Slide[]
  articles: ArticleSummary[]
  destinations: Later<PopularDestination[]>
}
