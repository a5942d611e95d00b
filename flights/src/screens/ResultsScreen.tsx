import {
  EmptyList,
  LoadedOrKept,
  listWords,
  ResultsColumn,
  ResultsFrame,
  SearchInAddress,
} from '@storefront/catalogue'
import type { Airport } from '@storefront/contract'
import { useLastSearch } from '@storefront/device'
import { chatUrl, greeting, travellerSummary } from '@storefront/domain'
import {
  type Loadable,
  Loaded,
  useLoaded,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from '@storefront/router'
import { usePublish, useSession, useStorefront } from '@storefront/session'
import { Button } from '@storefront/ui'
import { useCallback } from 'react'
import type { FlightsPage } from '../api/calls.ts'
import { classText } from '../domain/cabin-fares.ts'
import { tripDatesText } from '../domain/itinerary.ts'
import { stepIn } from '../domain/results.ts'
import {
  cityOf,
  type FlightQuery,
  readQuery,
  resultsAddress,
  searchOf,
  travellersInAddress,
} from '../domain/search.ts'
import { searchMessage } from '../domain/search-message.ts'
import { FlightChoice, FlightListPending } from './FlightChoice.tsx'
import { OtherAirports } from './OtherAirports.tsx'
import { SearchForm } from './SearchForm.tsx'
import { YourTrip } from './YourTrip.tsx'

const none: Airport[] = []
const noAirports: Loadable<Airport[]> = { status: 'loaded', value: none }

/** Flight results (product 3.1). The URL has the whole search. */
export function ResultsScreen() {
  const page = useLoaderData<FlightsPage | null>()
  const { agency } = useStorefront()
  const navigate = useNavigate()
  const query = page?.search ?? null
  const named = useLoaded(page?.airports ?? noAirports, none)
  const own = useSession(({ flightSearch: { from, to } }) => ({ from, to }))
  const airports = [...(named ?? []), own.from, own.to].filter((airport) => airport !== null)
  const remember = useRemember(named)
  const from = query && cityOf(query.from, airports)
  const to = query && cityOf(query.to, airports)
  useLastSearch(
    query && {
      product: 'flight',
      address: resultsAddress(query),
      place: `${from} to ${to}`,
      first: query.departureDate,
      last: query.returnDate ?? query.departureDate,
      counts: query.travellers,
    },
  )
  const [params] = useSearchParams()
  const isReturn = query?.type === 'Round Trip' && stepIn(params) === 'inbound'
  const routeTitle = isReturn
    ? `Return flights from ${to} to ${from}`
    : `Flights from ${from} to ${to}`
  const title = query ? routeTitle : 'Flights'
  // An empty and a failed search share one neutral state (product 3.1).
  const noFlights = (edit: () => void) => (
    <EmptyList
      {...listWords.flight}
      chatAddress={chatUrl(agency.whatsapp, query ? searchMessage(query) : greeting)}
      onEdit={edit}
    >
      {query && (
        <Button variant="secondary" onClick={() => void navigate(resultsAddress(query))}>
          Search again
        </Button>
      )}
    </EmptyList>
  )
  return (
    <ResultsFrame
      title={title}
      subtitle={query && subtitleOf(query)}
      searched={
        query && {
          title: `${from} → ${to}`,
          note: tripDatesText(query.departureDate, query.returnDate),
        }
      }
      {...(page
        ? {
            description: `${title}: ${subtitleOf(page.search)}. Totals for everyone travelling, in US dollars.`,
            address: (
              <SearchInAddress
                requested={page}
                read={readQuery}
                addressOf={resultsAddress}
                remember={remember}
              />
            ),
          }
        : {})}
      formLabel="Edit your search"
      form={(onSearch) => (
        <SearchForm requested={query && searchOf(query, airports)} onSearch={onSearch} />
      )}
      aside={
        page && (
          <>
            <YourTrip query={page.search} route={`${from} to ${to}`} />
            <Loaded from={page.flights} pending={null} failed={() => null}>
              {({ hasDayPrices }) => (
                <OtherAirports
                  query={page.search}
                  hasDayPrices={hasDayPrices}
                  airports={airports}
                />
              )}
            </Loaded>
          </>
        )
      }
    >
      {(edit) => (
        <ResultsColumn>
          {page ? (
            <LoadedOrKept
              from={page.flights}
              pending={<FlightListPending />}
              failed={() => noFlights(edit)}
            >
              {(found) => (
                <FlightChoice
                  query={page.search}
                  found={found}
                  airports={airports}
                  noFlights={noFlights(edit)}
                />
              )}
            </LoadedOrKept>
          ) : (
            noFlights(edit)
          )}
        </ResultsColumn>
      )}
    </ResultsFrame>
  )
}

/** Returns a function that stores a search in the session, again once its airports have names. */
function useRemember(airports: readonly Airport[] | null) {
  const publish = usePublish()
  return useCallback(
    (query: FlightQuery, params: URLSearchParams) => {
      const { travellers: _, ...search } = searchOf(query, airports ?? [])
      const travellers = travellersInAddress(params)
      publish('flight-search-changed', { ...search, ...(travellers ? { travellers } : {}) })
    },
    [publish, airports],
  )
}

function subtitleOf(query: FlightQuery): string {
  return `${tripDatesText(query.departureDate, query.returnDate)}, ${travellerSummary(query.travellers)}, ${classText(query.cabinClass)}`
}
