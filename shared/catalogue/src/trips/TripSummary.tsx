import {
  type BookingBrief,
  type BookingLines,
  SummaryFrame,
  type SummaryFrameProps,
  SummaryTerms,
} from '@storefront/booking'
import type { TravellerCounts } from '@storefront/contract'
import { type Trip, tripTotalUsd } from '@storefront/domain'
import type { ReactNode } from 'react'
import { GuestsField } from '../fields/GuestsField.tsx'

type TripSummaryProps = Pick<
  SummaryFrameProps,
  'selectionKey' | 'travelDays' | 'bodies' | 'chatText' | 'recap' | 'cardProblem'
> & {
  product: 'tour' | 'package'
  trip: Trip
  guests: TravellerCounts
  onGuestsChange: (guests: TravellerCounts) => void
  /** Formatted days. */
  when: BookingBrief['when']
  lines: BookingLines
  address: string
  children: ReactNode
}

/** Summary of a tour or package. */
export function TripSummary(props: TripSummaryProps) {
  const { product, trip, guests, onGuestsChange, when, lines, address, children, ...booking } =
    props
  return (
    <SummaryFrame
      {...booking}
      product={product}
      itemKey={String(trip.id)}
      travellers={{
        label: 'Guest',
        counts: guests,
        recount: { totalUsd: (counts) => tripTotalUsd(trip, counts), change: onGuestsChange },
      }}
      summary={{
        title: 'Booking Summary',
        brief: { what: trip.name, when },
        image: { src: trip.imageUrl, alt: trip.name },
        name: trip.name,
        change: { address, label: `Back to the ${product}` },
        ...lines,
      }}
      totalLabel="Total to Pay"
      limits={trip.limits}
      accepts={trip.bookingAccepts}
    >
      <SummaryTerms>
        {children}
        <GuestsField product={product} guests={guests} onChange={onGuestsChange} />
      </SummaryTerms>
    </SummaryFrame>
  )
}
