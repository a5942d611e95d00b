import {
  CorrectedAddress,
  LoadedDetail,
  selectedTrip,
  type TripDetail,
  TripPage,
  useStay,
} from '@storefront/catalogue'
import { detailPaths, paths } from '@storefront/contract'
import {
  atOwnLength,
  formatDayDate,
  nightsBetween,
  nightsText,
  type StaySearch,
} from '@storefront/domain'
import { type Loadable, useLoaderData, useNavigate } from '@storefront/router'
import { usePublish } from '@storefront/session'
import { PackageDates } from '../components/PackageDates.tsx'
import { detailAddress, resultsAddress } from '../domain/search.ts'

const kind = { one: 'Package', many: 'Packages' }

/** `/packages/{slug}`: one package (product 3.6). */
export function DetailScreen() {
  const travelPackage = useLoaderData<Loadable<TripDetail>>()
  return (
    <LoadedDetail from={travelPackage} kind={kind} listAddress={paths.packages}>
      {(loaded) => <PackagePage travelPackage={loaded} />}
    </LoadedDetail>
  )
}

/** Book Now selects the package and opens its summary (product 3.6). */
function PackagePage({ travelPackage }: { travelPackage: TripDetail }) {
  const publish = usePublish()
  const navigate = useNavigate()
  const stay = useStay((search) => atOwnLength(travelPackage, search))
  const { search, change } = stay
  const corrections = stay.isOtherCheckOut
    ? [...stay.corrections, ownLengthText(search)]
    : stay.corrections
  const { slug } = travelPackage
  const book = () => {
    publish('package-selected', { package: selectedTrip(travelPackage), search })
    void navigate(paths.packageSummary)
  }
  return (
    <TripPage
      trip={travelPackage}
      firstDay={search.checkInDate}
      isDayChosen
      kind={kind}
      product="package"
      address={detailPaths.package(slug)}
      listAddress={paths.packages}
      backTo={resultsAddress(search)}
      guests={search.guests}
      onGuestsChange={(guests) => change({ guests })}
      onBook={book}
      note="On the next page you pay by card or book by WhatsApp."
    >
      <CorrectedAddress corrections={corrections} address={detailAddress(slug, search)} />
      <PackageDates travelPackage={travelPackage} search={search} onChange={change} />
    </TripPage>
  )
}

/** Correction of an address whose check-out does not fit the package's length. */
function ownLengthText({ checkInDate, checkOutDate }: StaySearch): string {
  const nights = nightsText(nightsBetween(checkInDate, checkOutDate))
  return `This package takes ${nights}, so we moved the check-out to ${formatDayDate(checkOutDate)}.`
}
