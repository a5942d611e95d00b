import type { HomePageRecord, PopularDestinationRecord } from '@storefront/contract/wire'
import type { Loadable } from '@storefront/router'

/** `title` and `subtitle` may be ''; null means no picture. */
export type Slide = HomePageRecord['slides'][number]

/** A destination of the carousel, rated 1–5. Null means unknown. */
export type PopularDestination = PopularDestinationRecord

/** Data of the home page; without destinations it has no carousel. */
export type HomeData = {
  content: Loadable<HomePageRecord>
  destinations: Loadable<PopularDestination[]>
}
