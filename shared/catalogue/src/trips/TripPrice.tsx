import type { TravellerCounts } from '@storefront/contract'
import { formatUsd, payingCount, type Trip, tripTotalUsd } from '@storefront/domain'
import styles from './TripPrice.module.css'

export type TripPriceProps = { trip: Trip; guests: TravellerCounts }

/** What a trip costs on a card: the price per person (spec §2), and larger than it the total of several guests. */
export function TripPrice({ trip, guests }: TripPriceProps) {
  const each = formatUsd(trip.pricePerPersonUsd)
  if (payingCount(guests) === 1) {
    return (
      <div className={styles.price}>
        <p className={styles.main}>
          {each} <span className={styles.unit}>per person</span>
        </p>
      </div>
    )
  }
  return (
    <div className={styles.price}>
      <p className={styles.each}>{`${each} per person`}</p>
      <p className={styles.main}>
        {formatUsd(tripTotalUsd(trip, guests))} <span className={styles.unit}>total</span>
      </p>
    </div>
  )
}
