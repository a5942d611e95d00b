import { Checkout, SummaryPage, SummaryTerms } from '@storefront/booking'
import { GuestsField } from '@storefront/catalogue'
import type { SelectedPackage, TravellerCounts } from '@storefront/contract'
import type { StaySearch } from '@storefront/domain'
import { usePublish, useSession } from '@storefront/session'
import { PackageDates } from '../components/PackageDates.tsx'
import { packageOffer } from '../domain/booking.ts'

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
  const recount = (guests: TravellerCounts) => change({ guests })
  return (
    <Checkout
      offer={packageOffer(travelPackage, search)}
      offerFor={(guests) => packageOffer(travelPackage, { ...search, guests })}
      onRecount={recount}
    >
      <SummaryTerms>
        <PackageDates travelPackage={travelPackage} search={search} onChange={change} />
        <GuestsField product="package" guests={search.guests} onChange={recount} />
      </SummaryTerms>
    </Checkout>
  )
}
