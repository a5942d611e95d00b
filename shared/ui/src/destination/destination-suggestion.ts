import type { Id } from '@storefront/contract'

export type DestinationSuggestion = {
  id: Id
  name: string
  type: 'destination' | 'hotel' | 'tour'
}
