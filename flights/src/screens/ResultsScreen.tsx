import {
  NothingFound,
  ReloadWhenOutdated,
  ResultsColumn,
  ResultsFrame,
} from '@storefront/catalogue'
import type { Airport } from '@storefront/contract'
import { chatUrl, greeting, type RequestedSearch, travellerSummary } from '@storefront/domain'
import {
  type Later,
  type Loadable,
  Loaded,
  useLater,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from '@storefront/router'
import { usePublish, useSession, useSettled, useStorefront } from '@storefront/session'
import { Button } from '@storefront/ui'
import { useEffect, useMemo } from 'react'
import type { FlightsFound } from '../api/calls.ts'
import { classText } from '../domain/cabin-fares.ts'
import { tripDatesText } from '../domain/itinerary.ts'
import { readView, searchPart } from '../domain/results.ts'
import {
  cityOf,
  type FlightQuery,
  isSameQuery,
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

/** Flight results (product 3.1). The URL has the whole search. */
export function ResultsScreen() {
  const found = useLoaderData<Loadable<FlightsFound | null>>()
  const { agency } = useStorefront()
  const navigate = useNavigate()
  const requested = useFlightsInAddress()
  const query = requested?.search ?? null
  const airports = useAirports(found)
  const from = query && cityOf(query.from, airports)
  const to = query && cityOf(query.to, airports)
  const [params] = useSearchParams()
  const isReturn = query?.type === 'Round Trip' && readView(params).step === 'inbound'
  const routeTitle = isReturn
    ? `Return flights from ${to} to ${from}`
    : `Flights from ${from} to ${to}`
  const title = query ? routeTitle : 'Flights'
  // An empty and a failed search share one neutral state (product 3.1).
  const noFlights = (edit: () => void) => (
    <NothingFound
      title="No flights to show"
      hint="Try other dates or airports, or ask us: we can often find another route."
      chatAddress={chatUrl(agency.whatsapp, query ? searchMessage(query) : greeting)}
      onEdit={edit}
    >
      {query && (
        <Button variant="secondary" onClick={() => void navigate(resultsAddress(query))}>
          Search again
        </Button>
      )}
    </NothingFound>
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
      {...(requested && query
        ? {
            description: `${title}: ${subtitleOf(query)}. Totals for everyone travelling, in US dollars.`,
            corrected: { corrections: requested.corrections, address: resultsAddress(query) },
          }
        : {})}
      formLabel="Edit your search"
      form={(onSearch) => (
        <SearchForm requested={query && searchOf(query, airports)} onSearch={onSearch} />
      )}
      aside={
        query && (
          <>
            <YourTrip query={query} route={`${from} to ${to}`} />
            <Loaded from={found} pending={null} failed={() => null}>
              {(found) => found && <OtherAirports {...found} airports={airports} />}
            </Loaded>
          </>
        )
      }
    >
      {(edit) => (
        <ResultsColumn>
          <Loaded from={found} pending={<FlightListPending />} failed={() => noFlights(edit)}>
            {(found) =>
              found ? (
                <>
                  {/* A URL without a date means the first bookable day, which depends on the visitor's clock. */}
                  <ReloadWhenOutdated
                    isOutdated={(params, { today }) => {
                      const requested = readQuery(params, today)
                      return requested !== null && !isSameQuery(requested.search, found.query)
                    }}
                  />
                  <FlightChoice found={found} airports={airports} noFlights={noFlights(edit)} />
                </>
              ) : (
                noFlights(edit)
              )
            }
          </Loaded>
        </ResultsColumn>
      )}
    </ResultsFrame>
  )
}

/** Airports with names: those of the response once it arrives, then those of the session's search. */
function useAirports(found: Loadable<FlightsFound | null>): readonly Airport[] {
  const own = useSession(({ flightSearch: { from, to } }) => ({ from, to }))
  const named = useLater(useMemo(() => airportsOf(found), [found]))
  return [...(named ?? []), own.from, own.to].filter((airport) => airport !== null)
}

function airportsOf(found: Loadable<FlightsFound | null>): Later<Airport[]> {
  if (found.status === 'loaded') return found.value?.airports ?? { status: 'pending' }
  if (found.status !== 'loading') return { status: 'pending' }
  const promise = found.settled.then((settled) => {
    const later = settled.status === 'loaded' ? settled.value?.airports : null
    return later?.status === 'loading' ? later.promise : []
  })
  return { status: 'loading', promise, arrived: null }
}

/** Search in the URL, read as in the loader, or null. Stores its travellers in the session. */
function useFlightsInAddress(): RequestedSearch<FlightQuery> | null {
  const { session } = useStorefront()
  const isSettled = useSettled()
  const [params] = useSearchParams()
  const query = searchPart(params)
  const publish = usePublish()
  useEffect(() => {
    const travellers = travellersInAddress(new URLSearchParams(query))
    if (isSettled && travellers) publish('flight-search-changed', { travellers })
  }, [publish, isSettled, query])
  return useMemo(() => {
    const { today } = isSettled ? session.getState() : session.getInitialState()
    return readQuery(new URLSearchParams(query), today)
  }, [session, isSettled, query])
}

function subtitleOf(query: FlightQuery): string {
  return `${tripDatesText(query.departureDate, query.returnDate)}, ${travellerSummary(query.travellers)}, ${classText(query.cabinClass)}`
}
