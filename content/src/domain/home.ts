import type { HomePageRecord, PopularDestinationRecord } from '@storefront/contract/wire'
import type { Later } from '@storefront/router'
import type { ArticleSummary } from './article.ts'

/** `title` and `subtitle` may be ''; null means no picture. */
export type Slide = HomePageRecord['slides'][number]

/** A destination of the carousel, rated 1–5. Null means unknown. */
export type PopularDestination = PopularDestinationRecord

/** Content of the home page; without destinations it has no carousel. */
export type HomeContent = {
  slides: Slide[]
  articles: ArticleSummary[]
  destinations: Later<PopularDestination[]>
}
