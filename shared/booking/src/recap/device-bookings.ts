import { type Product, products } from '@storefront/contract'
import { bookingReference as referenceShape } from '@storefront/contract/wire'
import { deviceList } from '@storefront/device'
import { addDays } from '@storefront/domain'
import * as v from 'valibot'
import { type KeptRecap, recapShape } from './recap.ts'

const bookingShape = v.object({
  /** Null for a request without a reference. */
  reference: v.nullable(referenceShape),
  product: v.picklist(products),
  /** Absent for a card booking. */
  way: v.exactOptional(v.literal('whatsApp')),
  /** First and last day; the last is null for one day. */
  start: v.nullable(v.pipe(v.string(), v.isoDate())),
  end: v.nullable(v.pipe(v.string(), v.isoDate())),
  /** Recap and checkout id; absent in bookings of an earlier release. */
  receipt: v.exactOptional(v.object({ checkout: v.string(), recap: recapShape })),
})

/** Booking or request of this device, kept until the visitor deletes it. Holds no traveller records. */
export type DeviceBooking = v.InferOutput<typeof bookingShape>

const bookings = deviceList<DeviceBooking>({
  key: 'storefront.bookings',
  name: 'bookings',
  record: bookingShape,
  most: 50,
  isSame: (a, b) => a.product === b.product && nameOf(a) === nameOf(b),
})

function nameOf({ reference, receipt }: DeviceBooking): string | null {
  return reference ?? receipt?.checkout ?? null
}

/** Bookings and requests of this device, newest first. */
export const readDeviceBookings = bookings.read

/** Stores a booking, once per product and reference. */
export const rememberBooking = bookings.remember

/** Removes a booking from the device's list and returns the rest. The provider keeps it. */
export const forgetBooking = bookings.forget

export function deviceBooking(
  product: Product,
  reference: string | null,
  receipt: NonNullable<DeviceBooking['receipt']>,
): DeviceBooking {
  return { reference, product, ...bookedDays(product, receipt.recap), receipt }
}

/**
 * First and last day of the recap's calendar entries; the last is null for one day. All-day entries of tours and
 * packages end on the day after the last one, as iCalendar requires.
 */
export function bookedDays(
  product: Product,
  { events }: KeptRecap,
): Pick<DeviceBooking, 'start' | 'end'> {
  const isTrip = product === 'tour' || product === 'package'
  const days = events.flatMap(({ start, end }) => {
    if (!end) return [start.date]
    return [start.date, isTrip && !start.time ? addDays(end.date, -1) : end.date]
  })
  const [first = null, ...later] = days.sort()
  const last = later.at(-1) ?? null
  return { start: first, end: last === first ? null : last }
}

/** Query parameters that payment pages use for the reference, our own first (product 4.9). */
const referenceNames = ['booking', 'reference', 'booking_reference', 'booking_id']

/** Returns the reference in the address, or null. Ignores malformed ones, because anybody can write an address. */
export function bookingReference(query: URLSearchParams): string | null {
  const named = referenceNames.map((name) => query.get(name)?.trim() ?? '')
  return named.find((value) => v.is(referenceShape, value)) ?? null
}
