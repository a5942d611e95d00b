import { SummaryFrame, SummaryPage, SummaryTerms } from '@storefront/booking'
import { GuestsField } from '@storefront/catalogue'
import type { SelectedPackage } from '@storefront/contract'
import {
  cancunTime,
  dayProblem,
  type StaySearch,
  stayDates,
  tripTotalUsd,
} from '@storefront/domain'
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
    <SummaryFrame
      product="package"
      selectionKey={bookingKey(travelPackage, search)}
      itemKey={String(travelPackage.id)}
      travellers={{
        label: 'Guest',
        counts: search.guests,
        recount: {
          totalUsd: (guests) => tripTotalUsd(travelPackage, guests),
          change: (guests) => change({ guests }),
        },
      }}
      travelDays={{ first: search.checkInDate, last: search.checkOutDate }}
      summary={{
        title: 'Booking Summary',
        brief: { what: travelPackage.name, when: stayDates(search) },
        image: { src: travelPackage.imageUrl, alt: travelPackage.name },
        name: travelPackage.name,
        change: {
          address: detailAddress(travelPackage.slug, search),
          label: 'Back to the package',
        },
        ...bookingLines(travelPackage, search),
      }}
      totalLabel="Total to Pay"
      limits={travelPackage.limits}
      accepts={travelPackage.bookingAccepts}
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
      <SummaryTerms>
        <PackageDates travelPackage={travelPackage} search={search} onChange={change} />
        <GuestsField
          product="package"
          guests={search.guests}
          onChange={(guests) => change({ guests })}
        />
      </SummaryTerms>
    </SummaryFrame>
  )
}
