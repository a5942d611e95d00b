import { BookingSummary, SummaryFrame, SummaryGuard } from '@storefront/booking'
import { TripDates } from '@storefront/catalogue'
import { paths, type SelectedPackage } from '@storefront/contract'
import { bookingFailures, earliestDate, travellerCount } from '@storefront/domain'
import { usePublish, useSession, useStorefront } from '@storefront/session'
import { ButtonLink } from '@storefront/ui'
import { createCheckout, requestByWhatsApp } from '../api/calls.ts'
import { PackageDates } from '../components/PackageDates.tsx'
import {
  bookingKey,
  bookingLines,
  packageCheckout,
  packageRecap,
  packageRequest,
} from '../domain/booking.ts'
import { detailAddress } from '../domain/search.ts'
import { packageMessage } from '../domain/whatsapp.ts'

/** Package summary (readings): the days, the guests, what is booked and the two ways to book it. */
export function SummaryScreen() {
  const travelPackage = useSession((state) => state.selection.package)
  return (
    <SummaryGuard
      title="Package Summary"
      subtitle="Review and complete your booking"
      selection={travelPackage}
      otherwise={paths.home}
    >
      {(travelPackage) => <PackageSummary travelPackage={travelPackage} />}
    </SummaryGuard>
  )
}

function PackageSummary({ travelPackage }: { travelPackage: SelectedPackage }) {
  const { http } = useStorefront()
  const publish = usePublish()
  const { search, today } = useSession(({ hotelSearch, today }) => ({ search: hotelSearch, today }))
  const { totalUsd, rows } = bookingLines(travelPackage, search)
  const address = detailAddress(travelPackage.slug, search)
  return (
    <SummaryFrame
      product="package"
      selectionKey={bookingKey(travelPackage, search)}
      travellers={{ label: 'Guest', count: travellerCount(search.guests) }}
      summary={
        <BookingSummary
          title="Booking Summary"
          image={{ src: travelPackage.imageUrl, alt: travelPackage.name }}
          name={travelPackage.name}
          rows={rows}
        >
          <ButtonLink to={address} variant="ghost" size="small">
            Change guests or package
          </ButtonLink>
        </BookingSummary>
      }
      total={{ label: 'Total to Pay', usd: totalUsd }}
      calls={{
        checkout: (guests, key, totalUsd) =>
          createCheckout(http, packageCheckout(travelPackage, search, guests, totalUsd), key),
        requestByWhatsApp: (guests, key) =>
          requestByWhatsApp(http, packageRequest(travelPackage, search, guests), key),
      }}
      failureTexts={bookingFailures}
      offerAddress={address}
      chatText={(facts) => packageMessage({ travelPackage, search, ...facts })}
      recap={packageRecap(travelPackage, search)}
    >
      <TripDates title="When would you like to travel?">
        <PackageDates
          travelPackage={travelPackage}
          search={search}
          earliest={earliestDate(today)}
          onChange={({ start, end }) =>
            publish('hotel-search-changed', { checkInDate: start, checkOutDate: end })
          }
        />
      </TripDates>
    </SummaryFrame>
  )
}
