import {
  CorrectedAddress,
  LoadedDetail,
  type TripDetail,
  TripPanel,
  TripView,
  useStay,
} from '@storefront/catalogue'
import { detailPaths, paths } from '@storefront/contract'
import {
  changeTravellers,
  earliestDate,
  htmlSummary,
  selectedTrip,
  tripData,
} from '@storefront/domain'
import { type Loadable, PageHead, useLoaderData, useNavigate } from '@storefront/router'
import { usePublish, useSession } from '@storefront/session'
import { PackageDates } from '../components/PackageDates.tsx'
import { atOwnLength } from '../domain/own-length.ts'
import { detailAddress, resultsAddress } from '../domain/search.ts'

const kind = { one: 'Package', many: 'Packages' }

/** `/packages/{slug}`: one package (readings: as tour detail). */
export function DetailScreen() {
  const travelPackage = useLoaderData<Loadable<TripDetail>>()
  return (
    <LoadedDetail from={travelPackage} kind={kind} listAddress={paths.packages}>
      {(loaded) => <PackageView travelPackage={loaded} />}
    </LoadedDetail>
  )
}

/** A package's page. Book Now stores the package as selected and leads to its summary (readings). */
function PackageView({ travelPackage }: { travelPackage: TripDetail }) {
  const publish = usePublish()
  const navigate = useNavigate()
  const earliest = useSession(({ today }) => earliestDate(today))
  const { search, corrections, change } = useStay((search) => atOwnLength(travelPackage, search))
  const book = () => {
    publish('package-selected', { package: selectedTrip(travelPackage), search })
    void navigate(paths.packageSummary)
  }
  return (
    <>
      <PageHead
        title={travelPackage.name}
        description={htmlSummary(travelPackage.description)}
        image={travelPackage.imageUrl}
        jsonLd={tripData(travelPackage, detailPaths.package(travelPackage.slug), {
          name: 'Packages',
          path: paths.packages,
        })}
      />
      <TripView
        trip={travelPackage}
        kind="package"
        back={{ address: resultsAddress(search), label: 'All packages' }}
        panel={
          <TripPanel
            trip={travelPackage}
            title="Book this package"
            guests={search.guests}
            onCountChange={(band, count) =>
              change({ guests: changeTravellers(search.guests, { [band]: count }) })
            }
            onBook={book}
            note="On the next page you pay by card or book by WhatsApp."
          >
            <CorrectedAddress
              corrections={corrections}
              address={detailAddress(travelPackage.slug, search)}
            />
            <PackageDates
              travelPackage={travelPackage}
              search={search}
              earliest={earliest}
              onChange={change}
            />
          </TripPanel>
        }
      />
    </>
  )
}
