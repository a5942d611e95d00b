import type { SelectedFlight } from '@storefront/contract'
import { formatDate } from '@storefront/domain'
import { Dated } from '@storefront/ui'
import { flightName, routeText } from '../domain/itinerary.ts'
import styles from './FlightLeg.module.css'
import { FlightTimes } from './FlightTimes.tsx'

export type FlightLegProps = {
  /** 'Departure Flight' or 'Return Flight'. */
  label: string
  flight: SelectedFlight
}

/** Flight in the panel of the summary (product 4.2). */
export function FlightLeg({ label, flight }: FlightLegProps) {
  return (
    <section className={styles.leg}>
      <h3 className={styles.label}>{label}</h3>
      <p className={styles.times}>
        <FlightTimes flight={flight} />
      </p>
      <p translate="no" className={styles.route}>
        {routeText(flight)}
      </p>
      <p className={styles.fact}>
        <span>
          <Dated text={`${flight.dayOfWeek}, ${formatDate(flight.date)}`} />
        </span>
        <span>{flightName(flight)}</span>
      </p>
    </section>
  )
}
