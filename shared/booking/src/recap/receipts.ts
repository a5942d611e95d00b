import type { Product } from '@storefront/contract'
import * as v from 'valibot'
import { deviceBooking, readDeviceBookings, rememberBooking } from './device-bookings.ts'
import { type KeptRecap, recapShape } from './recap.ts'
import { findUnfinished, forgetUnfinished } from './unfinished.ts'

const snapshotShape = v.object({
  /** The checkout's Idempotency-Key. */
  checkout: v.string(),
  /** Null until the provider or the payment page names it. */
  reference: v.nullable(v.string()),
  /** Key under which the storefront server keeps the travellers. */
  selectionKey: v.string(),
  recap: recapShape,
})

/** Checkout for which this tab last went to a payment page. */
export type Snapshot = v.InferInput<typeof snapshotShape>

/** Receipt of a success page. `selectionKey` is null for a receipt of an earlier visit. */
export type KeptReceipt = { checkout: string; recap: KeptRecap; selectionKey: string | null }

const keyOf = (product: Product) => `storefront.checkout.${product}`
const asideKeyOf = (product: Product) => `storefront.unpaid.${product}`

/** Stores the checkout before the browser leaves to pay. Logs a full or forbidden storage: only the receipt is lost. */
export function saveSnapshot(product: Product, snapshot: Snapshot): void {
  try {
    const text = JSON.stringify(v.parse(snapshotShape, snapshot))
    window.sessionStorage.setItem(keyOf(product), text)
  } catch (error) {
    console.warn('The receipt of the booking was not saved:', error)
  }
}

/** Sets the tab's checkout aside when the visitor returns unpaid. It may still be paid later. */
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

/** Restores a checkout that was set aside but paid after all, with its reference. */
export function restoreSnapshot(product: Product, checkout: string, reference: string): void {
  const snapshot = readSnapshot(asideKeyOf(product))
  if (snapshot?.checkout === checkout) saveSnapshot(product, { ...snapshot, reference })
}

/**
 * Returns the receipt of `reference`, or null. The first unknown reference permanently claims the tab's checkout, or
 * else the device's unfinished booking. Without a reference, returns the tab's checkout unclaimed. Either way the
 * booking is no longer unfinished.
 */
export function takeReceipt(product: Product, reference: string | null): KeptReceipt | null {
  const snapshot = readSnapshot(keyOf(product))
  if (reference === null) {
    if (snapshot) forgetUnfinished(snapshot.checkout)
    return snapshot
  }
  const bookings = readDeviceBookings()
  // Requests by WhatsApp are unpaid and have no receipt.
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

/** True if `reference` can belong to the checkout. A checkout without a reference must have a known payment page. */
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
