import type { Id } from '@storefront/contract'
import type { Later } from '@storefront/router'
import type { ArticleSummary } from './article.ts'

/** `title` and `subtitle` may be ''; null means no picture. */
export type Slide = { id: Id; imageUrl: string | null; title: string; subtitle: string }

/** A destination of the carousel. Null means unknown. */
export type PopularDestination = {
  id: Id
  name: string
  imageUrl: string | null
  /** 1–5. */
  rating: number | null
  reviewsCount: number | null
  /** Lowest nightly rate in USD. */
  nightlyFromUsd: number | null
  flightsCount: number | null
  hotelsCount: number | null
  toursCount: number | null
}

/** Content of the home page; without destinations it has no carousel. */
export type HomeContent = {
  slides: Slide[]
  articles: ArticleSummary[]
  destinations: Later<PopularDestination[]>
}
