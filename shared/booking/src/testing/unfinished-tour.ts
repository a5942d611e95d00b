import { recapAt } from '../recap/recap.ts'
import type { Unfinished } from '../recap/unfinished.ts'

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

/** Unfinished booking of a tour for two, started just now and not yet answered. */
export function unfinishedTour(change: Partial<Unfinished> = {}): Unfinished {
  return {
    product: 'tour',
    checkout: 'A',
    selectionKey: '7',
    itemKey: 'reef',
    startedAt: Date.now(),
    reference: null,
    redirectUrl: null,
    selection: [{ name: 'tour-selected', payload: { tour, search } }],
    recap: recapAt({ name, rows: [], lines, totalUsd: 180, events }, 180),
    ...change,
  }
}
