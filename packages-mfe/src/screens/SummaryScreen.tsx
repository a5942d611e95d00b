import { SummaryGuard } from '@storefront/booking'
import { TripSummary } from '@storefront/catalogue'
import { paths, type SelectedPackage } from '@storefront/contract'
import { earliestDate } from '@storefront/domain'
import { usePublish, useSession, useStorefront } from '@storefront/session'
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
  return (
    <TripSummary
      product="package"
      trip={travelPackage}
      guests={search.guests}
      travelDays={{ first: search.checkInDate, last: search.checkOutDate }}
      lines={bookingLines(travelPackage, search)}
      address={detailAddress(travelPackage.slug, search)}
      selectionKey={bookingKey(travelPackage, search)}
      calls={{
        checkout: (guests, key, totalUsd) =>
          createCheckout(http, packageCheckout(travelPackage, search, guests, totalUsd), key),
        requestByWhatsApp: (guests, key) =>
          requestByWhatsApp(http, packageRequest(travelPackage, search, guests), key),
      }}
      chatText={(facts) => packageMessage({ travelPackage, search, ...facts })}
      recap={packageRecap(travelPackage, search)}
    >
      <PackageDates
        travelPackage={travelPackage}
        search={search}
        earliest={earliestDate(today)}
        onChange={({ start, end }) =>
          publish('hotel-search-changed', { checkInDate: start, checkOutDate: end })
        }
      />
    </TripSummary>
  )
}
