import { recapAt } from '../recap/recap.ts'
import type { Unfinished } from '../recap/unfinished.ts'

/** A tour for two that was begun just now and not answered yet. */
export function unfinishedTour(change: Partial<Unfinished> = {}): Unfinished {
  const name = 'Reef by boat'
  const lines = [{ label: 'Subtotal (2 people)', usd: 180 }]
  const day = { date: '2026-12-01' }
  return {
    product: 'tour',
    checkout: 'A',
    selectionKey: '7',
    itemKey: 'reef',
    startedAt: Date.now(),
    reference: null,
    redirectUrl: null,
    selection: {
      product: 'tour',
      tour: {
        id: 7,
        slug: 'reef',
        name,
        imageUrl: null,
        destinationName: 'Cancún',
        durationDays: 1,
        pricePerPersonUsd: 90,
      },
      search: {
        destination: '',
        tourDate: day.date,
        guests: { adults: 2, children: 0, infants: 0 },
      },
    },
    recap: recapAt(
      { name, rows: [], lines, totalUsd: 180, events: [{ title: name, start: day }] },
      180,
    ),
    ...change,
  }
}
