import type { TravellerCounts } from '@storefront/contract'
import { formatGuests, payingCount } from '@storefront/domain'
import { useSession } from '@storefront/session'
import { useState } from 'react'
import type { Offer } from '../offer.ts'
import { Checkout } from '../summary/Checkout.tsx'
import { SummaryPage } from '../summary/SummaryPage.tsx'
import { tour } from './tour-checkouts.ts'

export { failureTexts } from './failure-texts.ts'
export { tour } from './tour-checkouts.ts'

type TourSummaryProps = Partial<
  Pick<Offer, 'blockedBy' | 'cardProblem' | 'limits' | 'accepts' | 'totalUsd'>
> & {
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
