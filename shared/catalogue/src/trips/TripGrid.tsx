import type { TravellerCounts } from '@storefront/contract'
import type { Trip } from '@storefront/domain'
import { LongList } from '@storefront/ui'
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
    <LongList items={trips} className={styles.grid}>
      {(trip, index) => (
        <li key={trip.id}>
          <TripCard trip={trip} address={addressOf(trip)} guests={guests} priority={index === 0} />
        </li>
      )}
    </LongList>
  )
}
