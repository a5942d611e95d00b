import type { TravellerCounts } from '@storefront/contract'
import type { Trip } from '@storefront/domain'
import { PlainList } from '@storefront/ui'
import { TripCard } from './TripCard.tsx'
import styles from './TripGrid.module.css'

export type TripGridProps = {
  trips: readonly Trip[]
  addressOf: (trip: Trip) => string
  guests: TravellerCounts
}

/** Trips in order, side by side where there is room. */
export function TripGrid({ trips, addressOf, guests }: TripGridProps) {
  return (
    <PlainList className={styles.grid}>
      {trips.map((trip, index) => (
        <li key={trip.id}>
          <TripCard trip={trip} address={addressOf(trip)} guests={guests} priority={index === 0} />
        </li>
      ))}
    </PlainList>
  )
}
