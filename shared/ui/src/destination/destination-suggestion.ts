import type { Id } from '@storefront/contract'

/** Something a destination text may mean (spec §3). */
export type DestinationSuggestion = {
  id: Id
  name: string
  type: 'destination' | 'hotel' | 'tour'
}
