import type { FlightSearch } from '@storefront/contract'
import { chatUrl, formatDate, formatDayDate, greeting, travellerSummary } from '@storefront/domain'
import { type Loadable, Loaded, PageHead, useLoaderData, useNavigate } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { PageContainer, PageTitle, SearchedBar } from '@storefront/ui'
import { useId, useRef, useState } from 'react'
import type { FlightsFound } from '../api/loaders.ts'
import { FlightListPending } from '../components/FlightListPending.tsx'
import { NoFlights } from '../components/NoFlights.tsx'
import { unnamedAirport } from '../domain/airport.ts'
import { type FlightQuery, resultsAddress } from '../domain/search.ts'
import { searchMessage } from '../domain/whatsapp.ts'
import { FlightChoice } from './FlightChoice.tsx'
import { FlightSearchForm } from './FlightSearchForm.tsx'
import styles from './ResultsScreen.module.css'
import { SearchEnd } from './SearchEnd.tsx'
import { useEndedOnLeave } from './use-ended-on-leave.ts'
import { useQuery } from './use-query.ts'
import { useTakenOverSearch } from './use-taken-over-search.ts'
import { YourTrip } from './YourTrip.tsx'

/** Flight results (spec §2; readings): outbound, then inbound for a round trip, then the summary. Works from its address alone. */
export function ResultsScreen() {
  const found = useLoaderData<Loadable<FlightsFound | null>>()
  const { agency } = useStorefront()
  const navigate = useNavigate()
  const query = useQuery()
  const { isTakenOver, takeOver } = useTakenOverSearch(query)
  useEndedOnLeave()
  const [isEditing, setEditing] = useState(false)
  const form = useRef<HTMLElement>(null)
  const formId = useId()

  const edit = () => {
    setEditing(true)
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[data-field="from"] button')?.focus(),
    )
  }
  const noFlights = (
    <NoFlights
      chatAddress={chatUrl(agency.whatsapp, query ? searchMessage(query) : greeting)}
      onEdit={edit}
      {...(query ? { onSearchAgain: () => void navigate(resultsAddress(query)) } : {})}
    />
  )
  return (
    <PageContainer>
      <PageHead title={titleOf(query)} noindex />
      <PageTitle title={titleOf(query)} subtitle={query && subtitleOf(query)} />
      {query && (
        <SearchedBar
          title={`${query.from} → ${query.to}`}
          note={formatDate(query.departureDate)}
          isEditing={isEditing}
          controls={formId}
          onEdit={isEditing ? () => setEditing(false) : edit}
        />
      )}
      <div className={styles.layout}>
        <section
          ref={form}
          id={formId}
          className={styles.form}
          data-open={isEditing || !query}
          aria-label="Edit your search"
        >
          <FlightSearchForm
            preview={isTakenOver || !query ? null : previewOf(query, found)}
            onSearch={() => setEditing(false)}
          />
        </section>
        <div className={styles.flights}>
          <Loaded
            from={found}
            pending={<FlightListPending />}
            failed={() => (
              <>
                <SearchEnd outcome="failed" isTakenOver={isTakenOver} />
                {noFlights}
              </>
            )}
          >
            {(found) =>
              found && query ? (
                <>
                  <SearchEnd outcome="loaded" isTakenOver={isTakenOver} airports={found.airports} />
                  <FlightChoice
                    found={found}
                    query={query}
                    onChoose={takeOver}
                    noFlights={noFlights}
                  />
                </>
              ) : (
                noFlights
              )
            }
          </Loaded>
        </div>
        {query && (
          <div className={styles.trip}>
            <YourTrip query={query} onContinue={takeOver} />
          </div>
        )}
      </div>
    </PageContainer>
  )
}

function titleOf(query: FlightQuery | null): string {
  return query ? `Flights from ${query.from} to ${query.to}` : 'Flights'
}

function subtitleOf({ departureDate, returnDate, travellers, cabinClass }: FlightQuery): string {
  const days = [departureDate, returnDate].filter((day) => day !== null).map(formatDayDate)
  return `${days.join(' to ')}, ${travellerSummary(travellers)}, ${cabinClass}`
}

/** The search as the form shows it before the session has taken it over: on the server and while hydrating. */
function previewOf(query: FlightQuery, found: Loadable<FlightsFound | null>): FlightSearch {
  const named = found.status === 'loaded' ? found.value?.airports : null
  const airports = named?.status === 'loaded' ? named.value : []
  const airport = (iataCode: string) =>
    airports.find((one) => one.iataCode === iataCode) ?? unnamedAirport(iataCode)
  return { ...query, from: airport(query.from), to: airport(query.to) }
}
