import {
  BookingSummary,
  SummaryFrame,
  type SummaryFrameProps,
  type SummaryRow,
} from '@storefront/booking'
import type { TravellerCounts } from '@storefront/contract'
import { bookingFailures, type Trip } from '@storefront/domain'
import { usePublish } from '@storefront/session'
import { TravellersField } from '@storefront/ui'
import type { ReactNode } from 'react'
import { TripTerms } from './TripTerms.tsx'

export type TripSummaryProps = Pick<
  SummaryFrameProps,
  'selectionKey' | 'travelDays' | 'calls' | 'chatText' | 'recap'
> & {
  product: 'tour' | 'package'
  trip: Trip
  guests: TravellerCounts
  /** The total and the lines of the Booking Summary. */
  lines: { totalUsd: number; rows: readonly SummaryRow[] }
  /** Where the trip's page is. */
  address: string
  /** The field of its day or days. */
  children: ReactNode
}

/** The summary of a tour or a package (readings): when and for how many, the guests, what is booked and the two ways to book it. */
export function TripSummary(props: TripSummaryProps) {
  const { product, trip, guests, lines, address, children, ...booking } = props
  const publish = usePublish()
  return (
    <SummaryFrame
      {...booking}
      product={product}
      travellers={{ label: 'Guest', counts: guests }}
      summary={
        <BookingSummary
          title="Booking Summary"
          image={{ src: trip.imageUrl, alt: trip.name }}
          name={trip.name}
          change={{ address, label: `Back to the ${product}` }}
          rows={lines.rows}
        />
      }
      total={{ label: 'Total to Pay', usd: lines.totalUsd }}
      failureTexts={bookingFailures}
      offerAddress={address}
    >
      <TripTerms title="When, and for how many?">
        {children}
        <TravellersField
          label="Guests"
          counts={guests}
          onCountChange={(band, count) => publish('traveller-count-changed', { band, count })}
        />
      </TripTerms>
    </SummaryFrame>
  )
}
