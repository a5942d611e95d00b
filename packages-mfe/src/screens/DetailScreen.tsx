import { LoadedDetail, StayInAddress, useStay } from '@storefront/catalogue'
import { paths } from '@storefront/contract'
import type { RequestedSearch, StaySearch } from '@storefront/domain'
import { type Loadable, useLoaderData, useNavigate } from '@storefront/router'
import { usePublish } from '@storefront/session'
import { selectedTrip, type TripDetail, TripPage } from '@storefront/trips'
import { PackageDates } from '../components/PackageDates.tsx'
import { atItsLength, detailAddress, resultsAddress } from '../domain/search.ts'

type PackagePage = RequestedSearch<StaySearch> & { record: Loadable<TripDetail> }

/** `/packages/{slug}`: one package (product 3.6). */
export function DetailScreen() {
  const page = useLoaderData<PackagePage>()
  return (
    <LoadedDetail from={page.record} product="package">
      {(travelPackage) => <PackageView travelPackage={travelPackage} stay={page} />}
    </LoadedDetail>
  )
}

type PackageViewProps = { travelPackage: TripDetail; stay: RequestedSearch<StaySearch> }

/** Book Now selects the package and opens its summary (product 3.6). */
function PackageView({ travelPackage, stay }: PackageViewProps) {
  const publish = usePublish()
  const navigate = useNavigate()
  const fit = atItsLength(travelPackage)
  const { requested, search, change } = useStay(stay, fit)
  const { slug } = travelPackage
  const book = () => {
    publish('package-selected', { package: selectedTrip(travelPackage), search })
    void navigate(paths.packageSummary)
  }
  return (
    <TripPage
      trip={travelPackage}
      days={{ first: search.checkInDate, last: search.checkOutDate }}
      product="package"
      backTo={resultsAddress(search)}
      guests={search.guests}
      onGuestsChange={(guests) => change({ guests })}
      plan={{ onUse: ({ checkInDate, guests }) => change({ checkInDate, guests }) }}
      onBook={book}
    >
      <StayInAddress
        requested={requested}
        fit={fit}
        addressOf={(stay) => detailAddress(slug, stay)}
      />
      <PackageDates travelPackage={travelPackage} search={search} onChange={change} />
    </TripPage>
  )
}
