import type { Id } from '@storefront/contract'

/** Something a destination text may mean. */
export type DestinationSuggestion = {
  id: Id
  name: string
  type: 'destination' | 'hotel' | 'tour'
}
