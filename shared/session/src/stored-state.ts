import {
  flightSearchSchema,
  hotelSearchSchema,
  selectionSchema,
  tourSearchSchema,
} from '@storefront/contract/selections'
import * as v from 'valibot'
import { tabCheckoutsSchema, unusedTab } from './checkouts/tab-checkouts.ts'

/** State kept between pages of a tab, without drafts. Unknown fields are dropped. */
export const storedState = v.object({
  flightSearch: flightSearchSchema,
  hotelSearch: hotelSearchSchema,
  tourSearch: tourSearchSchema,
  toursCopyFlights: v.boolean(),
  selection: selectionSchema,
  checkouts: v.fallback(tabCheckoutsSchema, unusedTab),
})

export type StoredState = v.InferOutput<typeof storedState>
