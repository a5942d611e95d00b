import type { TravellerCounts } from '@storefront/contract'
import { formatGuests, payingCount } from '@storefront/domain'
import type { FakeAnswer } from '@storefront/http/testing'
import { type TypedTravellers, useSession } from '@storefront/session'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import type { Offer } from '../offer.ts'
import { Checkout } from '../summary/Checkout.tsx'
import { SummaryPage } from '../summary/SummaryPage.tsx'
import { ana, typedAdults } from './ana.ts'
import { type BookingPageOptions, renderBooking } from './render-booking.tsx'
import { tour } from './tour-checkouts.ts'

export { tour } from './tour-checkouts.ts'

type TourSummaryProps = Partial<Pick<Offer, 'cardProblem' | 'accepts' | 'totalUsd'>> & {
  adults?: number
  infants?: number
}

/** Summary of a tour for this package's tests. `totalUsd` is for the initial party. */
export function TourSummary(props: TourSummaryProps) {
  const { adults = 1, infants = 0, totalUsd = 1234.5, ...change } = props
  const [party, setParty] = useState({ adults, children: 0, infants })
  const selected = useSession((state) => state.selection.tour)
  const offerFor = (party: TravellerCounts) => ({
    ...tourOffer(party, (totalUsd / adults) * payingCount(party)),
    ...change,
  })
  return (
    <SummaryPage title="Tour Summary" selection={selected}>
      {() => <Checkout offer={offerFor(party)} offerFor={offerFor} onRecount={setParty} />}
    </SummaryPage>
  )
}

function tourOffer(party: TravellerCounts, totalUsd: number): Offer {
  const rows = [{ label: 'Guests', value: '1' }]
  return {
    product: 'tour',
    selectionKey: party.children === 0 ? `${tour.id}` : `${tour.id} ${formatGuests(party)}`,
    itemKey: `${tour.id}`,
    name: tour.name,
    when: 'Tue 24-11-2026',
    chosenAt: { address: '/tours/reef', label: 'Back to the tour' },
    rows,
    lines: [{ label: 'Price per person', usd: totalUsd }],
    totalUsd,
    terms: { notes: ['Taxes and fees included'] },
    days: { first: '2026-11-24', last: '2026-11-27' },
    party,
    recap: { rows, events: [] },
    bodyFor: (way, guests, totalUsd) => (way === 'card' ? { guests, totalUsd } : { guests }),
    chatText: ({ leadTraveller, totalUsd, reference, reasons = [] }) =>
      [reference, `Tour for ${leadTraveller} at ${totalUsd}`, ...reasons]
        .filter(Boolean)
        .join('; '),
  }
}

type TourVisit = Partial<BookingPageOptions> & {
  summary?: TourSummaryProps
  /** Null types nobody. */
  typed?: TypedTravellers | null
  /** Answers of both booking calls, one after the other; then an empty one. */
  next?: FakeAnswer[]
}

/** Opens the summary of a selected tour with typed travellers, by default Ana. */
export function visitTour({ summary, typed = typedAdults(ana), next = [], ...options }: TourVisit) {
  const answer: FakeAnswer = (call) => next.shift()?.(call) ?? null
  const page = renderBooking({
    routes: [{ path: '/tours/summary', element: <TourSummary {...summary} /> }],
    at: '/tours/summary',
    settle: (session) => {
      session.publish('tour-selected', { tour, search: session.getState().tourSearch })
      if (typed) session.drafts.set('tour', typed)
    },
    answers: { 'POST /tours/checkout': answer, 'POST /tours/whatsapp': answer },
    ...options,
  })
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }))
  return {
    ...page,
    press,
    pay: () => press('Confirm & Pay with Card'),
    ask: () => press('Book via WhatsApp'),
    bodies: () => page.http.calls.map(({ body }) => body),
    keys: () => page.http.calls.map(({ idempotencyKey }) => idempotencyKey),
  }
}
