import type { BegunBooking, BookingWay, Product } from '@storefront/contract'
import type { Session } from '@storefront/session'
import { readDeviceBookings } from '../recap/device-bookings.ts'
import { dropSnapshot } from '../recap/receipts.ts'

/** What a summary books. */
export type Bookable = { product: Product; selectionKey: string }

/** A payment page is open for half an hour at least. */
const payPageMs = 30 * 60_000

const most = 20

/** Whether a booking is one of the summary's. */
export const isOf = (summary: Bookable) => (booking: Bookable) =>
  booking.product === summary.product && booking.selectionKey === summary.selectionKey

/** The booking that was begun this way last, or null. */
export function begunBooking(
  session: Session,
  name: Bookable & { way: BookingWay },
): BegunBooking | null {
  const isThis = isOf(name)
  return session.getState().begun.find((one) => isThis(one) && one.way === name.way) ?? null
}

/** Whether its call runs or the browser is leaving for its payment page: until then nothing of it can be changed. */
export function isUnderWay({ state }: BegunBooking): boolean {
  return state === 'asking' || state === 'leaving'
}

/** Remembers `booking`, in the place of an earlier one of the same way that the agency does not have. */
export function keepBooking(session: Session, booking: BegunBooking): void {
  const isSummarys = isOf(booking)
  const isReplaced = (one: BegunBooking) =>
    one.key === booking.key || (isSummarys(one) && one.way === booking.way && !isRequested(one))
  const others = session.getState().begun.filter((one) => !isReplaced(one))
  session.publish('bookings-begun', { begun: [booking, ...others].slice(0, most) })
}

/** Forgets the bookings that `isOver`. */
export function dropBookings(session: Session, isOver: (booking: BegunBooking) => boolean): void {
  const { begun } = session.getState()
  const left = begun.filter((one) => !isOver(one))
  if (left.length < begun.length) session.publish('bookings-begun', { begun: left })
}

/** The visitor left the summary: the answer to its call opens nothing, a payment page on its way is stopped, a refusal was read. */
export function leaveSummary(session: Session, summary: Bookable, stay: () => void): void {
  const isSummarys = isOf(summary)
  dropBookings(session, (one) => isSummarys(one) && one.state === 'refused')
  for (const one of session.getState().begun.filter(isSummarys)) {
    if (one.state === 'asking') keepBooking(session, { ...one, isLeft: true })
  }
  stopLeaving(session, summary, stay)
}

/** Stops the browser on its way to a payment page. */
export function stopLeaving(session: Session, summary: Bookable, stay: () => void): void {
  if (!session.getState().begun.some((one) => isOf(summary)(one) && one.state === 'leaving')) return
  stay()
  returnToSummary(session, summary)
}

/**
 * The visitor is on the summary, so the browser is not on its way to the payment page, and what it left for has no
 * receipt. A page that the browser kept may show what was paid meanwhile: then nothing of it is selected any more.
 */
export function returnToSummary(session: Session, summary: Bookable): void {
  dropSnapshot(summary.product)
  const paid = readDeviceBookings().flatMap(({ receipt }) => receipt?.checkout ?? [])
  if (session.getState().begun.some((one) => isOf(summary)(one) && paid.includes(one.key))) {
    session.publish('selection-cleared', { product: summary.product })
  }
  for (const one of session.getState().begun.filter(isOf(summary))) {
    if (one.state === 'leaving') keepBooking(session, { ...one, state: 'made' })
  }
}

/** A payment page ended without a payment, of the booking that it calls `reference`: the next try gets another page. */
export function endPayment(session: Session, product: Product, reference: string | null): void {
  dropSnapshot(product)
  dropBookings(
    session,
    (one) =>
      one.product === product &&
      one.way === 'card' &&
      (reference === null || one.reference === null || reference === one.reference),
  )
}

/**
 * Other travellers are another booking, of whatever was selected with them: only recorded requests are remembered, and what
 * was begun of the selection `except` with the travellers that came back.
 */
export function dropUnpaid(session: Session, product: Product, except?: string): void {
  dropBookings(
    session,
    (one) => one.product === product && one.selectionKey !== except && !isRequested(one),
  )
}

/** Whether the agency has it from WhatsApp. */
export function isRequested({ way, state }: BegunBooking): boolean {
  return way === 'whatsApp' && state === 'made'
}

/** Whether its payment page may still be open. */
export function isPayable({ way, state, begunAt }: BegunBooking): boolean {
  return way === 'card' && state === 'made' && Date.now() - begunAt < payPageMs
}
