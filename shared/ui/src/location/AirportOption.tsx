import { Combobox } from '@base-ui/react/combobox'
import type { Airport } from '@storefront/contract'
import styles from './LocationModal.module.css'

/** One airport of the list: city, airport and code. */
export function AirportOption({ airport }: { airport: Airport }) {
  return (
    <Combobox.Item value={airport} className={styles.option}>
      <span>
        <span className={styles.city}>{airport.name}</span>{' '}
        <span className={styles.airport}>{airport.airportName}</span>
      </span>{' '}
      <span className={styles.code}>{airport.iataCode}</span>
    </Combobox.Item>
  )
}
