import {
  CorrectedAddress,
  LoadedDetail,
  type TripDetail,
  TripPage,
  useStay,
} from '@storefront/catalogue'
import { detailPaths, paths } from '@storefront/contract'
import { selectedTrip } from '@storefront/domain'
import { type Loadable, useLoaderData, useNavigate } from '@storefront/router'
import { usePublish } from '@storefront/session'
import { PackageDates } from '../components/PackageDates.tsx'
import { atOwnLength } from '../domain/own-length.ts'
import { detailAddress, resultsAddress } from '../domain/search.ts'

const kind = { one: 'Package', many: 'Packages' }

/** `/packages/{slug}`: one package (readings: as tour detail). */
export function DetailScreen() {
  const travelPackage = useLoaderData<Loadable<TripDetail>>()
  return (
    <LoadedDetail from={travelPackage} kind={kind} listAddress={paths.packages}>
      {(loaded) => <PackagePage travelPackage={loaded} />}
    </LoadedDetail>
  )
}

/** A package's page. Book Now stores the package as selected and leads to its summary (readings). */
function PackagePage({ travelPackage }: { travelPackage: TripDetail }) {
  const publish = usePublish()
  const navigate = useNavigate()
  const { search, corrections, change } = useStay((search) => atOwnLength(travelPackage, search))
  const { slug } = travelPackage
  const book = () => {
    publish('package-selected', { package: selectedTrip(travelPackage), search })
    void navigate(paths.packageSummary)
  }
  return (
    <TripPage
      trip={travelPackage}
      kind={kind}
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
