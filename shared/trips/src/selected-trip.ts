import type { TripRecord } from '@storefront/contract/wire'
import type { SafeHtmlText } from '@storefront/ui'
import type { Trip } from './rules/trip.ts'

/** Trip with the fields of its detail page. */
export type TripDetail = Omit<TripRecord, 'description'> & { description: SafeHtmlText }

/** Returns the fields of a trip that a selection stores. */
export function selectedTrip(detail: TripDetail): Trip {
  const { imageFocus, description, services, images, startsIn, ...trip } = detail
  return trip
}
