import { type FoundListParts, ResultsColumn, StayResultsFrame } from '@storefront/catalogue'
import type { HotelSearch } from '@storefront/contract'
import { formatDayDate, nightsBetween, nightsText, type RequestedSearch } from '@storefront/domain'
import { type Loadable, useLoaderData } from '@storefront/router'
import { Skeleton, Spinner } from '@storefront/ui'
import { LongerStayLink } from '../components/LongerStayLink.tsx'
import { TwoRooms } from '../components/TwoRooms.tsx'
import type { HotelsFound } from '../domain/offers.ts'
import { resultsAddress } from '../domain/search.ts'
import { HotelResults } from './HotelResults.tsx'
import styles from './ResultsScreen.module.css'
import { SearchForm } from './SearchForm.tsx'

const parts: FoundListParts<HotelSearch, HotelsFound> = {
  product: 'hotel',
  pending: <HotelListPending />,
  show: (search, found, nothing) =>
    found.offers.length > 0 ? (
      <HotelResults search={search} found={found} />
    ) : (
      nothing({
        facts: found.none,
        ways: found.longer && <LongerStayLink search={search} longer={found.longer} />,
        below: found.inTwoRooms.length > 0 && (
          <TwoRooms search={search} hotels={found.inTwoRooms} />
        ),
      })
    ),
}

/** Hotel list (product 3.2). */
export function ResultsScreen() {
  const page = useLoaderData<RequestedSearch<HotelSearch> & { found: Loadable<HotelsFound> }>()
  return (
    <StayResultsFrame
      title="Find Your Perfect Hotel"
      subtitle="Stays by the sea, the lagoon and the jungle. Prices show your full stay, in US dollars (USD)."
      description="Hotels in Cancún, Tulum, Isla Mujeres, Cozumel and all of the Mexican Caribbean, with the total for your dates."
      formLabel="Search hotels"
      page={page}
      parts={parts}
      everywhere="All hotels"
      noteOf={stayNote}
      addressOf={resultsAddress}
      form={(requested, onSearch) => <SearchForm requested={requested} onSearch={onSearch} />}
    />
  )
}

function stayNote({ checkInDate, checkOutDate }: HotelSearch): string {
  return `${formatDayDate(checkInDate)}, ${nightsText(nightsBetween(checkInDate, checkOutDate))}`
}

function HotelListPending() {
  return (
    <ResultsColumn>
      <Spinner label="Searching hotels…" />
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className={styles.waiting} />
      ))}
    </ResultsColumn>
  )
}
