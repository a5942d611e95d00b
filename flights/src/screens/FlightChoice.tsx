import { NearbyDays, NoneMatch, useList } from '@storefront/catalogue'
import { type Airport, paths, type SelectedFlight } from '@storefront/contract'
import { returnConflict } from '@storefront/domain'
import { useLocation, useNavigate, useSearchParams } from '@storefront/router'
import { usePublish, useSession, useSettled } from '@storefront/session'
import { Callout, LongList, Skeleton, Spinner } from '@storefront/ui'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { FlightsFound } from '../api/calls.ts'
import { loadCalls } from '../api/load-calls.ts'
import { FlightCard } from '../components/FlightCard.tsx'
import { ResultsToolbar } from '../components/ResultsToolbar.tsx'
import { StepList } from '../components/StepList.tsx'
import { conflictMarks, type Itinerary, itineraryOf } from '../domain/itinerary.ts'
import { onDay } from '../domain/other-day.ts'
import { addressWith, flightList, stepIn, withStep } from '../domain/results.ts'
import {
  type FlightQuery,
  isSameQuery,
  queryOf,
  resultsAddress,
  searchOf,
} from '../domain/search.ts'
import styles from './FlightChoice.module.css'

export type FlightChoiceProps = {
  query: FlightQuery
  found: FlightsFound
  airports: readonly Airport[]
  noFlights: ReactNode
}

/** List of one step. Choosing a flight leads to the next step or the summary. */
export function FlightChoice({ query, found, airports, noFlights }: FlightChoiceProps) {
  const publish = usePublish()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const isSettled = useSettled()
  const itinerary = useItinerary(query)
  const step = query.type === 'Round Trip' ? stepIn(params) : 'outbound'
  const isInbound = step === 'inbound'
  const flights = found[step]
  const { shown, ...list } = useList(flightList(step, query.type), flights)
  const heading = useHeadingFocus(isInbound)
  const headingId = useId()
  const { key } = useLocation()
  // The return step needs a chosen outbound flight, which a shared link or another tab lacks.
  const arrive = useEffectEvent((_visit: string, isSettled: boolean) => {
    if (isSettled && stepIn(params) === 'inbound' && !(isInbound && itinerary))
      void navigate(withStep(resultsAddress(query), 'outbound'), { replace: true })
  })
  // Only on arrival: a new search clears the flight just before it navigates by itself.
  useEffect(() => arrive(key, isSettled), [key, isSettled])
  if (isInbound && !itinerary) return <FlightListPending />

  const chosen = isInbound ? itinerary?.inbound : itinerary?.outbound
  const conflictOf = (flight: SelectedFlight) => {
    const conflict = isInbound && itinerary ? returnConflict(itinerary.outbound, flight) : null
    return conflict && conflictMarks[conflict]
  }
  const choose = (flight: SelectedFlight) => {
    const search = searchOf(query, airports)
    if (isInbound) publish('inbound-flight-selected', { flight })
    else publish('outbound-flight-selected', { flight, search })
    const isLast = isInbound || query.type === 'Oneway'
    void navigate(isLast ? paths.flightSummary : withStep(addressWith(params), 'inbound'))
  }

  const days = found.hasDayPrices && !isInbound && (
    <NearbyDays
      chosen={query.departureDate}
      none="No flights"
      label={query.cabinClass === 'Economy' ? null : 'Economy fares of nearby days'}
      question={resultsAddress(query)}
      load={async (http, days, signal) =>
        (await loadCalls()).getDayPrices(http, query, days, signal)
      }
      addressOf={(day) => addressWith(onDay(params, query, day))}
    />
  )
  if (flights.length === 0 && !isInbound) {
    return (
      <div className={styles.choice}>
        {days}
        {noFlights}
      </div>
    )
  }
  return (
    <section tabIndex={-1} className={styles.choice} aria-labelledby={headingId}>
      {query.type === 'Round Trip' && <StepList current={isInbound ? 'inbound' : 'outbound'} />}
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        {isInbound ? 'Choose your return flight' : 'Choose your departure flight'}
      </h2>
      {!isInbound && <p className={styles.note}>Prices in US dollars (USD).</p>}
      {days}
      {flights.length > 0 && <ResultsToolbar list={list} />}
      {flights.length === 0 && noFlights}
      {flights.length > 0 && flights.every(conflictOf) && (
        <Callout tone="warn" quiet>
          No flight on this day leaves in time after you land. Please choose a later return date or
          another departure flight.
        </Callout>
      )}
      {flights.length > 0 && shown.length === 0 && (
        <NoneMatch product="flight" onClear={list.clear} />
      )}
      {shown.length > 0 && (
        // Defers changed cards: without a key, the flights of the other step would stand under this heading on Back.
        <LongList key={step} items={shown} className={styles.list}>
          {(flight) => (
            <li key={flight.id}>
              <FlightCard
                flight={flight}
                airports={airports}
                type={query.type}
                travellers={query.travellers}
                cabinClass={query.cabinClass}
                tripStarts={query.departureDate}
                isIncluded={isInbound}
                conflict={conflictOf(flight)}
                isSelected={flight.id === chosen?.id}
                onSelect={choose}
              />
            </li>
          )}
        </LongList>
      )}
    </section>
  )
}

/** Flights chosen in this search; null if there are none or the session has not settled. */
export function useItinerary(query: FlightQuery): Itinerary | null {
  const isSettled = useSettled()
  const itinerary = itineraryOf(useSession((state) => state.selection))
  const chosenFor = itinerary && queryOf(itinerary.search)
  return isSettled && chosenFor && isSameQuery(chosenFor, query) ? itinerary : null
}

/** Focuses the heading when the step changes, not on load. */
function useHeadingFocus(step: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}

export function FlightListPending() {
  return (
    <div className={styles.choice}>
      <Spinner label="Searching flights…" />
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} height="150px" />
      ))}
    </div>
  )
}
