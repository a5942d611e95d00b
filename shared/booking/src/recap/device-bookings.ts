import { type Product, products } from '@storefront/contract'
import { bookingReference as referenceShape } from '@storefront/contract/wire'
import { addDays } from '@storefront/domain'
import * as v from 'valibot'
import { deviceList } from '../device/device-list.ts'
import { type KeptRecap, recapShape } from './recap.ts'

const bookingShape = v.object({
  /** Null where the agency has a request without a name. */
  reference: v.nullable(referenceShape),
  product: v.picklist(products),
  /** Absent for a booking by card. */
  way: v.exactOptional(v.literal('whatsApp')),
  /** First and last day of what was booked; the last is null for one day. */
  start: v.nullable(v.pipe(v.string(), v.isoDate())),
  end: v.nullable(v.pipe(v.string(), v.isoDate())),
  /** Recap of the booking, and the name of its checkout; a booking noted by an earlier release has none. */
  receipt: v.exactOptional(v.object({ checkout: v.string(), recap: recapShape })),
})

/**
 * A booking made or requested on this device, as it is kept until the visitor deletes it: its reference, product,
 * dates and receipt, never who travels.
 */
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

/** The bookings made and requested on this device, newest first. */
export const readDeviceBookings = bookings.read

/** Notes a booking on this device, once per product and reference. */
export const rememberBooking = bookings.remember

/** Takes a booking off this device; the booking itself stays. Returns those that are left. */
export const forgetBooking = bookings.forget

/** Entry of a booking in the device's list, with its receipt. */
export function deviceBooking(
  product: Product,
  reference: string | null,
  receipt: NonNullable<DeviceBooking['receipt']>,
): DeviceBooking {
  return { reference, product, ...bookedDays(product, receipt.recap), receipt }
}

/**
 * First and last day of the recap's calendar entries; the last is null for one day. Entries of tours and packages without a
 * time cover whole days and, as iCalendar wants it, end on the day after the last one.
 */
export function bookedDays(
  product: Product,
  { events }: KeptRecap,
): Pick<DeviceBooking, 'start' | 'end'> {
  const isTrip = product === 'tour' || product === 'package'
  const lastDay = ({ start, end }: KeptRecap['events'][number]) =>
    end && (isTrip && !start.time ? addDays(end.date, -1) : end.date)
  const days = events.flatMap((event) => [event.start.date, lastDay(event) ?? []].flat())
  const [first = null, ...later] = days.sort()
  const last = later.at(-1) ?? null
  return { start: first, end: last === first ? null : last }
}

/** Parameter names of payment pages for the reference, ours first (product 4.9). */
const referenceNames = ['booking', 'reference', 'booking_reference', 'booking_id']

/**
 * The booking reference that the payment page added to the address, or null. Anything can be written into an
 * address, so only what looks like a reference is repeated to the visitor.
 */
export function bookingReference(query: URLSearchParams): string | null {
  const named = referenceNames.map((name) => query.get(name)?.trim() ?? '')
  return named.find((value) => v.is(referenceShape, value)) ?? null
}
