import { ResultsColumn, ResultsList, useList } from '@storefront/catalogue'
import type { TravellerCounts } from '@storefront/contract'
import { LongList, Skeleton, Spinner } from '@storefront/ui'
import type { ListedTrip } from '../rules/trip.ts'
import { tripList } from '../rules/trip-list.ts'
import { TripCard } from './TripCard.tsx'
import styles from './TripResults.module.css'

type TripResultsProps = {
  /** Never empty. */
  trips: readonly ListedTrip[]
  product: 'tour' | 'package'
  addressOf: (trip: ListedTrip) => string
  /** Badges on a card's picture, and facts below its name. */
  badgesOf: (trip: ListedTrip) => readonly string[]
  factsOf?: (trip: ListedTrip) => readonly string[]
  guests: TravellerCounts
  note: string
}

const noFacts = () => []

/** List of tours or packages with count, order and filters. */
export function TripResults(props: TripResultsProps) {
  const { trips, product, note, addressOf, badgesOf, factsOf = noFacts, guests } = props
  const { shown, ...list } = useList(tripList, trips)
  return (
    <ResultsList product={product} list={list} note={note}>
      <LongList items={shown} className={styles.grid}>
        {(trip, index) => (
          <li key={trip.id}>
            <TripCard
              trip={trip}
              address={addressOf(trip)}
              badges={badgesOf(trip)}
              facts={factsOf(trip)}
              guests={guests}
              priority={index === 0}
            />
          </li>
        )}
      </LongList>
    </ResultsList>
  )
}

/** Skeleton; `label` is e.g. 'Searching tours…'. */
export function TripGridPending({ label }: { label: string }) {
  return (
    <ResultsColumn>
      <Spinner label={label} />
      <div className={styles.grid}>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} className={styles.waiting} />
        ))}
      </div>
    </ResultsColumn>
  )
}
