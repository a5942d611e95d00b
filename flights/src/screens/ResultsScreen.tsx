import { ResultsColumn, ResultsFrame } from '@storefront/catalogue'
import { chatUrl, formatDate, formatDayDate, greeting, travellerSummary } from '@storefront/domain'
import { type Loadable, Loaded, useLoaderData, useNavigate } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import type { FlightsFound } from '../api/loaders.ts'
import { FlightListPending } from '../components/FlightListPending.tsx'
import { NoFlights } from '../components/NoFlights.tsx'
import { type FlightQuery, resultsAddress, searchOf } from '../domain/search.ts'
import { searchMessage } from '../domain/whatsapp.ts'
import { FlightChoice } from './FlightChoice.tsx'
import { FlightSearchForm } from './FlightSearchForm.tsx'
import { useAirports } from './use-airports.ts'
import { useAskedFlights } from './use-asked-flights.ts'
import { YourTrip } from './YourTrip.tsx'

/** Flight results (spec §2; readings): outbound, then inbound for a round trip, then the summary. Works from its address alone. */
export function ResultsScreen() {
  const found = useLoaderData<Loadable<FlightsFound | null>>()
  const { agency } = useStorefront()
  const navigate = useNavigate()
  const asked = useAskedFlights()
  const query = asked?.search ?? null
  const title = query ? `Flights from ${query.from} to ${query.to}` : 'Flights'
  const airports = useAirports(found)
  const noFlights = (edit: () => void) => (
    <NoFlights
      chatAddress={chatUrl(agency.whatsapp, query ? searchMessage(query) : greeting)}
      onEdit={edit}
      {...(query ? { onSearchAgain: () => void navigate(resultsAddress(query)) } : {})}
    />
  )
  return (
    <ResultsFrame
      title={title}
      subtitle={query && subtitleOf(query)}
      searched={
        query && { title: `${query.from} → ${query.to}`, note: formatDate(query.departureDate) }
      }
      {...(asked && query
        ? { corrected: { corrections: asked.corrections, address: resultsAddress(query) } }
        : {})}
      formLabel="Edit your search"
      form={(onSearch) => (
        <FlightSearchForm asked={query && searchOf(query, airports)} onSearch={onSearch} />
      )}
      aside={query && <YourTrip query={query} />}
    >
      {(edit) => (
        <ResultsColumn>
          <Loaded from={found} pending={<FlightListPending />} failed={() => noFlights(edit)}>
            {(found) =>
              found ? (
                <FlightChoice found={found} airports={airports} noFlights={noFlights(edit)} />
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

function subtitleOf({ departureDate, returnDate, travellers, cabinClass }: FlightQuery): string {
  const days = [departureDate, returnDate].filter((day) => day !== null).map(formatDayDate)
  return `${days.join(' to ')}, ${travellerSummary(travellers)}, ${cabinClass}`
}
