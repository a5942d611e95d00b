import { type FoundListParts, StayResultsFrame } from '@storefront/catalogue'
import {
  atOwnLength,
  formatDayDate,
  type RequestedSearch,
  type StaySearch,
  travellerSummary,
} from '@storefront/domain'
import { type Loadable, useLoaderData } from '@storefront/router'
import { TripGridPending, TripResults } from '@storefront/trips'
import { durationBadges, type ListedTrip } from '@storefront/trips/rules'
import { detailAddress, resultsAddress } from '../domain/search.ts'
import { SearchForm } from './SearchForm.tsx'

const parts: FoundListParts<StaySearch, ListedTrip[]> = {
  product: 'package',
  pending: <TripGridPending label="Searching packages…" />,
  show: (search, packages, nothing) =>
    packages.length > 0 ? <PackageResults search={search} packages={packages} /> : nothing(),
}

/** Package list, also behind the Offers link (product 3.2). */
export function ResultsScreen() {
  const page = useLoaderData<RequestedSearch<StaySearch> & { found: Loadable<ListedTrip[]> }>()
  return (
    <StayResultsFrame
      title="Explore Our Packages"
      subtitle="Hotels, transfers and days out in one price, planned by people who live here. Prices in US dollars (USD)."
      description="Travel packages to Cancún, the Riviera Maya, Tulum and Mérida: hotel, transfers and tours in one price per person."
      formLabel="Search packages"
      page={page}
      parts={parts}
      everywhere="All destinations"
      noteOf={({ checkInDate }) => formatDayDate(checkInDate)}
      addressOf={resultsAddress}
      form={(requested, onSearch) => (
        <SearchForm requested={requested} found={page.found} onSearch={onSearch} />
      )}
    />
  )
}

type PackageResultsProps = { search: StaySearch; packages: ListedTrip[] }

/** Results with at least one package, each at its own length from the check-in. */
function PackageResults({ search, packages }: PackageResultsProps) {
  return (
    <TripResults
      trips={packages}
      product="package"
      addressOf={(found) => detailAddress(found.slug, atOwnLength(found, search))}
      badgesOf={durationBadges}
      guests={search.guests}
      note={`Check-in ${formatDayDate(search.checkInDate)}, ${travellerSummary(search.guests)}`}
    />
  )
}
