import { BottomBar, TotalLine } from '@storefront/booking'
import type { FlightType, TravellerCounts } from '@storefront/contract'
import { formatDayDate, travellerSummary } from '@storefront/domain'
import { ButtonLink } from '@storefront/ui'
import { type Itinerary, routeText, timesText } from '../domain/itinerary.ts'
import { flightTotalUsd } from '../domain/pricing.ts'
import styles from './ItineraryPanel.module.css'

export type ItineraryPanelProps = {
  type: FlightType
  travellers: TravellerCounts
  /** What is chosen so far, or null. */
  itinerary: Itinerary | null
  /** Where the trip goes on from here, or null while this step's choice is open. */
  onward: string | null
  /** Where the departure can be chosen again, or null on that step. */
  back: string | null
}

/** What has been chosen, beside the list; on a phone it is the bar at the bottom. */
export function ItineraryPanel(props: ItineraryPanelProps) {
  const { type, travellers, itinerary, onward, back } = props
  if (!itinerary) {
    return (
      <aside className={styles.waiting} aria-label="Your trip">
        <h2 className={styles.title}>Your trip</h2>
        <p className={styles.hint}>Choose a flight and it appears here with its total.</p>
        <p className={styles.hint}>{travellerSummary(travellers)}</p>
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
          <p className={styles.hint}>Return: choose your flight back.</p>
        )}
        <p className={styles.travellers}>{travellerSummary(travellers)}</p>
        <TotalLine label="Total" usd={flightTotalUsd(outbound, type, travellers)} />
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
      <p className={styles.times}>{timesText(flight)}</p>
      <p className={styles.fact}>
        {routeText(flight)}, {formatDayDate(flight.date)}
      </p>
    </div>
  )
}
