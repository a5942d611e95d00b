import {
  FoundList,
  type FoundListParts,
  ReloadWhenOutdated,
  ResultsFrame,
  TripGridPending,
  useAskedStay,
} from '@storefront/catalogue'
import {
  chatUrl,
  formatDate,
  isSameStaySearch,
  nightsBetween,
  nightsText,
  readStaySearch,
} from '@storefront/domain'
import { type Loadable, useLoaderData } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import type { PackagesFound } from '../api/loaders.ts'
import { NoPackages } from '../components/NoPackages.tsx'
import { resultsAddress } from '../domain/search.ts'
import { searchMessage } from '../domain/whatsapp.ts'
import { PackageResults } from './PackageResults.tsx'
import { PackageSearchForm } from './PackageSearchForm.tsx'

const parts: FoundListParts<PackagesFound> = {
  pending: <TripGridPending label="Searching packages…" />,
  None: NoPackages,
  show: (found, none) => (
    <>
      <ReloadWhenOutdated
        isOutdated={(params, state) =>
          !isSameStaySearch(readStaySearch(params, state).search, found.search)
        }
      />
      {found.packages.length > 0 ? <PackageResults {...found} /> : none}
    </>
  ),
}

/** The packages page, for offers too (spec §2; readings): search form and the packages found. Works from its address alone. */
export function ResultsScreen() {
  const found = useLoaderData<Loadable<PackagesFound>>()
  const { agency } = useStorefront()
  const { search: asked, corrections } = useAskedStay()
  const nights = nightsText(nightsBetween(asked.checkInDate, asked.checkOutDate))
  const chatAddress = chatUrl(agency.whatsapp, searchMessage(asked))
  return (
    <ResultsFrame
      title="Explore Our Packages"
      subtitle="Hotel, transfers and the best days out, put together by people who live here."
      description="Travel packages to Cancún, the Riviera Maya, Tulum and Mérida: hotel, transfers and tours in one price per person."
      searched={{
        title: asked.destination || 'All destinations',
        note: `${formatDate(asked.checkInDate)}, ${nights}`,
      }}
      formLabel="Search packages"
      corrected={{ corrections, address: resultsAddress(asked) }}
      form={(onSearch) => <PackageSearchForm asked={asked} found={found} onSearch={onSearch} />}
    >
      {(edit) => <FoundList from={found} parts={parts} chatAddress={chatAddress} onEdit={edit} />}
    </ResultsFrame>
  )
}
