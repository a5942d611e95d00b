import { type TripDetail, TripPanel, TripView, useStay } from '@storefront/catalogue'
import { paths } from '@storefront/contract'
import { earliestDate, htmlSummary, selectedTrip } from '@storefront/domain'
import { PageHead, useNavigate } from '@storefront/router'
import { usePublish, useSession } from '@storefront/session'
import { PackageDates } from '../components/PackageDates.tsx'
import { resultsAddress } from '../domain/search.ts'
import { packageData } from '../domain/structured-data.ts'

/** A package's page. Book Now stores the package as selected and leads to its summary (readings: as tour detail). */
export function PackageView({ travelPackage }: { travelPackage: TripDetail }) {
  const publish = usePublish()
  const navigate = useNavigate()
  const earliest = useSession(({ today }) => earliestDate(today))
  const { search, changeDates, changeCount } = useStay()
  const book = () => {
    publish('package-selected', { package: selectedTrip(travelPackage) })
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
            onCountChange={changeCount}
            onBook={book}
            note="On the next page you pay by card or book by WhatsApp."
          >
            <PackageDates
              travelPackage={travelPackage}
              search={search}
              earliest={earliest}
              onChange={changeDates}
            />
          </TripPanel>
        }
      />
    </>
  )
}
