import { SummaryPage } from '@storefront/booking'
import { TripSummary } from '@storefront/catalogue'
import type { SelectedPackage } from '@storefront/contract'
import { cancunTime, dayProblem, type StaySearch, stayDates } from '@storefront/domain'
import { usePublish, useSession } from '@storefront/session'
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

/** Package summary (product 4.2). */
export function SummaryScreen() {
  const { package: travelPackage, searches } = useSession((state) => state.selection)
  const search = searches.package
  return (
    <SummaryPage
      title="Package Summary"
      selection={travelPackage && search && { travelPackage, search }}
    >
      {(selection) => <PackageSummary {...selection} />}
    </SummaryPage>
  )
}

type PackageSummaryProps = { travelPackage: SelectedPackage; search: StaySearch }

function PackageSummary({ travelPackage, search }: PackageSummaryProps) {
  const publish = usePublish()
  const change = (change: Partial<StaySearch>) =>
    publish('package-selected', { package: travelPackage, search: { ...search, ...change } })
  return (
    <TripSummary
      product="package"
      trip={travelPackage}
      guests={search.guests}
      travelDays={{ first: search.checkInDate, last: search.checkOutDate }}
      onGuestsChange={(guests) => change({ guests })}
      when={stayDates(search)}
      lines={bookingLines(travelPackage, search)}
      address={detailAddress(travelPackage.slug, search)}
      selectionKey={bookingKey(travelPackage, search)}
      bodies={{
        card: (guests, totalUsd) => packageCheckout(travelPackage, search, guests, totalUsd),
        whatsApp: (guests) => packageRequest(travelPackage, search, guests),
      }}
      chatText={(facts) =>
        packageMessage({ travelPackage, search, now: cancunTime(new Date()), ...facts })
      }
      recap={packageRecap(travelPackage, search)}
      cardProblem={dayProblem(travelPackage, search.checkInDate, search.guests)?.text ?? null}
    >
      <PackageDates travelPackage={travelPackage} search={search} onChange={change} />
    </TripSummary>
  )
}
