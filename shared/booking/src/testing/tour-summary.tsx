import type { TravellerCounts } from '@storefront/contract'
import { formatGuests, payingCount } from '@storefront/domain'
import { useSession } from '@storefront/session'
import { useState } from 'react'
import { SummaryFrame, type SummaryFrameProps, SummaryPage } from '../summary/SummaryPage.tsx'

export { failureTexts } from './failure-texts.ts'
export { tour } from './unfinished-tour.ts'

type TourSummaryProps = Partial<
  Pick<SummaryFrameProps, 'blockedBy' | 'cardProblem' | 'limits' | 'accepts'>
> & {
  adults?: number
  infants?: number
  /** Initial total. */
  totalUsd?: number
}

/** Summary of a tour for this package's tests. */
export function TourSummary(props: TourSummaryProps) {
  const { adults = 1, infants = 0, totalUsd: firstUsd = 1234.5, ...frame } = props
  const [counts, setCounts] = useState({ adults, children: 0, infants })
  const usdFor = (counts: TravellerCounts) => (firstUsd / adults) * payingCount(counts)
  const totalUsd = usdFor(counts)
  const selected = useSession((state) => state.selection.tour)
  const facts = {
    rows: [{ label: 'Guests', value: '1' }],
    lines: [{ label: 'Price per person', usd: totalUsd }],
    totalUsd,
    notes: ['Taxes and fees included'],
  }
  return (
    <SummaryPage title="Tour Summary" selection={selected}>
      {({ id, name }) => (
        <SummaryFrame
          product="tour"
          selectionKey={counts.children === 0 ? `${id}` : `${id} ${formatGuests(counts)}`}
          itemKey={`${id}`}
          travellers={{
            label: 'Guest',
            counts,
            recount: { totalUsd: usdFor, change: setCounts },
          }}
          travelDays={{ first: '2026-11-24', last: '2026-11-27' }}
          summary={{
            ...facts,
            title: 'Booking Summary',
            name,
            brief: { what: name, when: 'Tue 24-11-2026' },
            change: { address: '/tours/reef', label: 'Back to the tour' },
          }}
          totalLabel="Total to Pay"
          bodies={{
            card: (guests, totalUsd) => ({ guests, totalUsd }),
            whatsApp: (guests) => ({ guests }),
          }}
          chatText={({ leadTraveller, totalUsd, reference, reasons = [] }) =>
            [reference, `Tour for ${leadTraveller} at ${totalUsd}`, ...reasons]
              .filter(Boolean)
              .join('; ')
          }
          recap={{ ...facts, name, events: [] }}
          {...frame}
        />
      )}
    </SummaryPage>
  )
}
