import type { Product } from '@storefront/contract'
import * as v from 'valibot'
import { deviceBooking, readDeviceBookings, rememberBooking } from './device-bookings.ts'
import { type KeptRecap, recapShape } from './recap.ts'
import { findUnfinished, forgetUnfinished } from './unfinished.ts'

const snapshotShape = v.object({
  /** Names the checkout: its Idempotency-Key. */
  checkout: v.string(),
  /** Null until the provider tells one, or the first one comes back. */
  reference: v.nullable(v.string()),
  /** Under which the travellers are kept over the visit to the payment page. */
  selectionKey: v.string(),
  recap: recapShape,
})

/** The checkout that this tab last left for, for its receipt. */
export type Snapshot = v.InferInput<typeof snapshotShape>

/** Receipt that a success page shows again. `selectionKey` is null for a receipt of an earlier visit. */
export type KeptReceipt = { checkout: string; recap: KeptRecap; selectionKey: string | null }

const keyOf = (product: Product) => `storefront.checkout.${product}`
const asideKeyOf = (product: Product) => `storefront.unpaid.${product}`

/** Notes what is paid, before the browser leaves for the payment page. A full or forbidden storage is reported and costs only the receipt. */
export function saveSnapshot(product: Product, snapshot: Snapshot): void {
  try {
    const text = JSON.stringify(v.parse(snapshotShape, snapshot))
    window.sessionStorage.setItem(keyOf(product), text)
  } catch (error) {
    console.warn('The receipt of the booking was not saved:', error)
  }
}

/** Sets aside what was to be paid: the visitor is back without having paid. */
export function dropSnapshot(product: Product): void {
  try {
    const snapshot = window.sessionStorage.getItem(keyOf(product))
    if (snapshot === null) return
    window.sessionStorage.setItem(asideKeyOf(product), snapshot)
    window.sessionStorage.removeItem(keyOf(product))
  } catch (error) {
    console.warn('The receipt of the booking was not dropped:', error)
  }
}

/** Brings back what was to be paid by this checkout: it has been paid after all, as `reference`. */
export function restoreSnapshot(product: Product, checkout: string, reference: string): void {
  const snapshot = readSnapshot(asideKeyOf(product))
  if (snapshot?.checkout === checkout) saveSnapshot(product, { ...snapshot, reference })
}

/**
 * The receipt of the booking that the payment page calls `reference`, or null. The first reference that comes back takes the
 * checkout that this tab left for, or this device has not finished, on this device and for good; without one the tab's
 * checkout is shown and belongs to nobody. Its booking is unfinished no longer.
 */
export function takeReceipt(product: Product, reference: string | null): KeptReceipt | null {
  const snapshot = readSnapshot(keyOf(product))
  if (reference === null) {
    if (snapshot) forgetUnfinished(snapshot.checkout)
    return snapshot
  }
  const bookings = readDeviceBookings()
  // A request by WhatsApp has not been paid, so that it has no receipt.
  const paid = bookings.filter(({ way }) => way !== 'whatsApp')
  const known = paid.find((one) => one.reference === reference && one.product === product)
  if (known?.receipt) return { ...known.receipt, selectionKey: null }
  const isTaken = (checkout: string) =>
    bookings.some(({ receipt }) => receipt?.checkout === checkout)
  const left = [snapshot, findUnfinished(product)].find(
    (one) => one && !isTaken(one.checkout) && isFor(one, reference),
  )
  if (!left) return null
  const { checkout, selectionKey, recap } = left
  saveSnapshot(product, { checkout, reference, selectionKey, recap })
  rememberBooking(deviceBooking(product, reference, { checkout, recap }))
  forgetUnfinished(checkout)
  return left
}

/** An unfinished booking without a name can only have been paid on a payment page that is still known. */
function isFor(left: Snapshot & { redirectUrl?: string | null }, reference: string): boolean {
  if (left.reference === null) return left.redirectUrl !== null
  return left.reference === reference
}

function readSnapshot(key: string): v.InferOutput<typeof snapshotShape> | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
    const result = v.safeParse(snapshotShape, stored)
    return result.success ? result.output : null
  } catch (error) {
    console.warn('The receipt of the booking is unreadable:', error)
    return null
  }
}
