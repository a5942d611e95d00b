import { formatDayDate, travellerSummary } from '@storefront/domain'
import { PriceBreakdown, TotalLine } from '@storefront/prices'
import { BottomBar, ButtonLink, Dated } from '@storefront/ui'
import { classText } from '../domain/cabin-fares.ts'
import { type Itinerary, routeText } from '../domain/itinerary.ts'
import { flightBreakdown } from '../domain/price-breakdown.ts'
import { flightTotalUsd } from '../domain/pricing.ts'
import type { FlightQuery } from '../domain/search.ts'
import { FlightTimes } from './FlightTimes.tsx'
import styles from './ItineraryPanel.module.css'

export type ItineraryPanelProps = {
  query: FlightQuery
  /** 'Cancún to Miami'. */
  route: string
  itinerary: Itinerary | null
  /** URL of the next step; null until a flight is chosen in this step, or if the flights conflict. */
  onward: string | null
  /** URL of the outbound step; null on that step. */
  back: string | null
}

/** Chosen flights: beside the list, or in the bottom bar on a phone. */
export function ItineraryPanel(props: ItineraryPanelProps) {
  const { query, route, itinerary, onward, back } = props
  const { type, travellers, cabinClass } = query
  if (!itinerary) {
    return (
      <aside className={styles.waiting} aria-label="Your trip">
        <h2 className={styles.title}>Your trip</h2>
        <p className={styles.times}>{route}</p>
        <dl className={styles.search}>
          {searchRows(query).map(({ label, value }) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd>
                <Dated text={value} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.hint}>Your total will appear here once you have a departure flight.</p>
      </aside>
    )
  }
  const { outbound, inbound } = itinerary
  return (
    <aside className={styles.panel} aria-label="Your trip">
      <BottomBar className={styles.bar}>
        <h2 className={styles.title}>Your trip</h2>
        <ChosenFlight label="Departure" flight={outbound} />
        {inbound && <ChosenFlight label="Return" flight={inbound} />}
        {type === 'Round Trip' && !inbound && (
          <p className={styles.hint}>Next: choose your return flight.</p>
        )}
        <p className={styles.travellers}>{travellerSummary(travellers)}</p>
        <div className={styles.breakdown}>
          <PriceBreakdown {...flightBreakdown(itinerary)} />
        </div>
        <TotalLine
          label={cabinClass === 'Economy' ? 'Total' : 'Total, Economy fare'}
          usd={flightTotalUsd(outbound, type, travellers)}
        />
        <div className={styles.ways}>
          {onward && (
            <ButtonLink to={onward} variant="cta">
              Continue
            </ButtonLink>
          )}
          {back && (
            <ButtonLink to={back} variant="secondary">
              <span>
                Change<span className={styles.rest}> departure flight</span>
              </span>
            </ButtonLink>
          )}
        </div>
      </BottomBar>
    </aside>
  )
}

function ChosenFlight({ label, flight }: { label: string; flight: Itinerary['outbound'] }) {
  return (
    <div className={styles.flight}>
      <p className={styles.label}>{label}</p>
      <p className={styles.times}>
        <FlightTimes flight={flight} />
      </p>
      <p className={styles.fact}>
        <Dated text={`${routeText(flight)}, ${formatDayDate(flight.date)}`} />
      </p>
    </div>
  )
}

function searchRows({ departureDate, returnDate, travellers, cabinClass }: FlightQuery) {
  return [
    { label: 'Departure', value: formatDayDate(departureDate) },
    ...(returnDate ? [{ label: 'Return', value: formatDayDate(returnDate) }] : []),
    { label: 'Travellers', value: travellerSummary(travellers) },
    { label: 'Class', value: classText(cabinClass) },
  ]
}
