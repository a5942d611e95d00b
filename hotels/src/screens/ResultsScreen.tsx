import {
  FoundList,
  type FoundListParts,
  ReloadWhenOutdated,
  ResultsFrame,
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
import { HotelListPending } from '../components/HotelListPending.tsx'
import { NoHotels } from '../components/NoHotels.tsx'
import type { HotelsFound } from '../domain/offers.ts'
import { resultsAddress } from '../domain/search.ts'
import { searchMessage } from '../domain/whatsapp.ts'
import { HotelResults } from './HotelResults.tsx'
import { HotelSearchForm } from './HotelSearchForm.tsx'

const parts: FoundListParts<HotelsFound> = {
  pending: <HotelListPending />,
  None: NoHotels,
  show: (found, none) => (
    <>
      <ReloadWhenOutdated
        isOutdated={(params, state) =>
          !isSameStaySearch(readStaySearch(params, state).search, found.search)
        }
      />
      {found.offers.length > 0 ? <HotelResults {...found} /> : none}
    </>
  ),
}

/** The hotels page (spec §2): search form and the hotels found. Works from its address alone. */
export function ResultsScreen() {
  const found = useLoaderData<Loadable<HotelsFound>>()
  const { agency } = useStorefront()
  const { search: asked, corrections } = useAskedStay()
  const nights = nightsText(nightsBetween(asked.checkInDate, asked.checkOutDate))
  const chatAddress = chatUrl(agency.whatsapp, searchMessage(asked))
  return (
    <ResultsFrame
      title="Find Your Perfect Hotel"
      subtitle="By the sea, the lagoon or in the jungle, with the total for your stay."
      description="Hotels in Cancún, Tulum, Isla Mujeres, Cozumel and all of the Mexican Caribbean, with the total for your dates."
      searched={{
        title: asked.destination || 'All hotels',
        note: `${formatDate(asked.checkInDate)}, ${nights}`,
      }}
      formLabel="Search hotels"
      corrected={{ corrections, address: resultsAddress(asked) }}
      form={(onSearch) => <HotelSearchForm asked={asked} onSearch={onSearch} />}
    >
      {(edit) => <FoundList from={found} parts={parts} chatAddress={chatAddress} onEdit={edit} />}
    </ResultsFrame>
  )
}
