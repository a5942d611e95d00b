import { checkoutsKey } from '@storefront/contract'
import { createSession, selectionOf } from '@storefront/session'
import type { Checkout, InState } from '../checkouts/checkout.ts'
import { recapAt } from '../checkouts/recap.ts'

const name = 'Reef by boat'
/** Tour in this package's tests. */
export const tour = {
  id: 7,
  slug: 'reef',
  name,
  imageUrl: null,
  destinationName: 'Cancún',
  durationDays: 1,
  pricePerPersonUsd: 90,
}
const tourDate = '2026-12-01'
const guests = { adults: 2, children: 0, infants: 0 }
const search = { destination: '', tourDate, guests }
const lines = [{ label: 'Subtotal (2 people)', usd: 180 }]
const events = [{ title: name, start: { date: tourDate } }]

function tourSelection() {
  const session = createSession({ today: '2026-11-20' })
  session.publish('tour-selected', { tour, search })
  return selectionOf(session.getState().selection, 'tour')
}

/** Fields of every checkout of this tour for two, begun just now by another page. */
export function tourCheckout() {
  const startedAt = Date.now()
  return {
    id: 'A',
    revision: 1,
    startedAt,
    keptUntil: startedAt + 24 * 60 * 60_000,
    product: 'tour',
    way: 'card',
    selectionKey: '7',
    itemKey: 'reef',
    document: 'another page',
    plan: null,
    recap: recapAt({ name, rows: [], lines, totalUsd: 180, events }, 180),
  } as const
}

/** Checkout of a tour without an answer. */
export function unansweredTour(): InState<'unanswered'> {
  return { ...tourCheckout(), state: 'unanswered', selection: tourSelection() }
}

/** Checkout of a tour with an open payment page. */
export function payableTour(change: Partial<InState<'payable'>> = {}): InState<'payable'> {
  const paymentPage = 'https://pay.example.com/1'
  const answer = { reference: null, paymentPage, expiresAt: null }
  return { ...tourCheckout(), ...answer, state: 'payable', selection: tourSelection(), ...change }
}

/** Stores checkouts on the device, newest first. */
export function storeCheckouts(...checkouts: Checkout[]): void {
  window.localStorage.setItem(checkoutsKey, JSON.stringify(checkouts))
}
