import type { TravellerCounts } from '@storefront/contract'
import { mostTravellers, tooManyTravellers } from '@storefront/contract/wire'
import {
  miscountedInfants,
  type TravelDays,
  type TravellerDraft,
  travellerCount,
} from '@storefront/domain'
import { useSession } from '@storefront/session'
import { type ReactNode, useMemo, useRef } from 'react'
import { BookingActions } from '../payment/BookingActions.tsx'
import { type BookingActionsOptions, useBookingActions } from '../payment/useBookingActions.ts'
import { travellerRecords } from '../travellers/fields.ts'
import { TravellerForm, type TravellerFormHandle } from '../travellers/TravellerForm.tsx'
import { useTravellers } from '../travellers/traveller-drafts.ts'
import { BookingSummary, type BookingSummaryProps } from './BookingSummary.tsx'
import { SummaryLayout } from './SummaryPage.tsx'

export type SummaryFrameProps = Omit<
  BookingActionsOptions,
  'completeTravellers' | 'totalUsd' | 'births' | 'brief' | 'selectionAddress'
> & {
  travellers: { label: 'Passenger' | 'Guest'; counts: TravellerCounts }
  travelDays: TravelDays
  /** What is booked and what it costs. */
  summary: BookingSummaryProps
  /** 'Total' or 'Total to Pay' (spec §2). */
  totalLabel: string
  /** What the product asks before the travellers, e.g. a tour's date. */
  children?: ReactNode
}

/** What every summary shows below its title: traveller forms, what is booked, the total and the two ways to book (spec §2). */
export function SummaryFrame(props: SummaryFrameProps) {
  const { travellers, travelDays, summary, totalLabel, children, ...booking } = props
  const count = travellerCount(travellers.counts)
  const { drafts, change } = useTravellers(booking.product, count, booking.selectionKey)
  const today = useSession((state) => state.today)
  const bounds = useMemo(() => ({ today, tripEnds: travelDays.last }), [today, travelDays.last])
  const form = useRef<TravellerFormHandle>(null)
  const actions = useBookingActions({
    ...booking,
    blockedBy: count > mostTravellers ? tooManyTravellers : (booking.blockedBy ?? null),
    brief: summary.brief,
    selectionAddress: summary.change.address,
    totalUsd: summary.totalUsd,
    births: drafts.map(({ dob }) => dob),
    completeTravellers: () => (form.current?.validate() ? travellerRecords(drafts) : null),
  })
  // Lines that add up to another total than the provider's say nothing any more.
  const price = actions.isOtherTotal ? { lines: [], totalUsd: actions.totalUsd } : {}
  const ageNotes = useAgeNotes(props, drafts, actions.isOtherTotal)
  return (
    <SummaryLayout
      forms={
        <>
          {children}
          <TravellerForm
            ref={form}
            label={travellers.label}
            drafts={drafts}
            onChange={change}
            bounds={bounds}
            ageNotes={ageNotes}
          />
        </>
      }
      summary={<BookingSummary {...summary} {...price} />}
      actions={
        <BookingActions
          actions={actions}
          totalLabel={totalLabel}
          priceReasons={[...ageNotes.values()]}
        />
      }
    />
  )
}

/** Texts by traveller, from 0, whose age explains the provider's other total; empty while there is none. */
function useAgeNotes(
  { product, travellers, travelDays }: SummaryFrameProps,
  drafts: readonly TravellerDraft[],
  isOtherTotal: boolean,
): ReadonlyMap<number, string> {
  const { label, counts } = travellers
  const { first } = travelDays
  return useMemo(() => {
    if (!isOtherTotal) return new Map()
    const births = drafts.map(({ dob }) => dob)
    return new Map(
      miscountedInfants(births, counts.infants, product, first).map(({ index, isInfant }) => [
        index,
        `${label} ${index + 1} is ${isInfant ? 'of' : 'over the'} infant age on the travel date.`,
      ]),
    )
  }, [isOtherTotal, drafts, counts.infants, product, first, label])
}
