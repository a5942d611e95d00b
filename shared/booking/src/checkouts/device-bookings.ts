import { type Product, products } from '@storefront/contract'
import { addDays, heldUntil, isBooked } from '@storefront/domain'
import type { Session } from '@storefront/session'
import { type Checkout, isPayable, isUnfinished, referenceOf } from './checkout.ts'
import { unfinishedOf } from './questions.ts'
import type { KeptRecap } from './recap.ts'
import { advanceCheckouts, readCheckouts, useCheckouts } from './store.ts'

/** Booking of this device as its lists show it. Holds nothing about travellers. */
export type DeviceBooking = Pick<Checkout, 'id' | 'product' | 'startedAt' | 'recap' | 'plan'> & {
  state: 'unfinished' | 'requested' | 'paid'
  reference: string | null
  /** First and last day; the last is null for one day, both are null if unknown. */
  start: string | null
  end: string | null
  /** Payment page while it may be open, else null. */
  paymentPage: string | null
  /** Time until which an unpaid booking is held, or the price of a request holds, in ms since 1970; null if unknown. */
  heldUntil: number | null
}

/** Unfinished bookings of the last 24 hours, one per product, and paid or requested ones; each newest first. */
export function useDeviceBookings(): Record<'unfinished' | 'booked', DeviceBooking[]> {
  const { list } = useCheckouts()
  const unfinished = products.map((product) => unfinishedOf(list, product))
  const shown = (isShown: (one: Checkout) => boolean) => list.filter(isShown).map(deviceBooking)
  return {
    unfinished: shown((one) => unfinished.some((other) => other?.id === one.id)),
    booked: shown(isBooked),
  }
}

/** Removes a booking from the device's list. The provider keeps it. An older unfinished one is not offered instead. */
export function forgetBooking(session: Session, { id, product, startedAt }: DeviceBooking): void {
  const isOlder = (one: Checkout) =>
    one.product === product && isUnfinished(one) && one.startedAt <= startedAt
  const forgotten = readCheckouts(session).list.filter((one) => one.id === id || isOlder(one))
  advanceCheckouts(session, forgotten, { kind: 'forgotten' })
}

export function deviceBooking(checkout: Checkout): DeviceBooking {
  const { id, product, startedAt, recap, state, plan } = checkout
  return {
    id,
    product,
    startedAt,
    state: state === 'paid' || state === 'requested' ? state : 'unfinished',
    reference: referenceOf(checkout),
    ...bookedDays(product, recap),
    recap,
    plan,
    paymentPage: isPayable(checkout) ? checkout.paymentPage : null,
    heldUntil: heldUntil(checkout),
  }
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
