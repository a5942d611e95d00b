import {
  CorrectedAddress,
  type TripDetail,
  TripPanel,
  TripView,
  useStay,
} from '@storefront/catalogue'
import { paths } from '@storefront/contract'
import { changeTravellers, earliestDate, htmlSummary, selectedTrip } from '@storefront/domain'
import { PageHead, useNavigate } from '@storefront/router'
import { usePublish, useSession } from '@storefront/session'
import { PackageDates } from '../components/PackageDates.tsx'
import { atOwnLength } from '../domain/own-length.ts'
import { detailAddress, resultsAddress } from '../domain/search.ts'
import { packageData } from '../domain/structured-data.ts'

/** A package's page. Book Now stores the package as selected and leads to its summary (readings: as tour detail). */
export function PackageView({ travelPackage }: { travelPackage: TripDetail }) {
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
        jsonLd={packageData(travelPackage)}
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
