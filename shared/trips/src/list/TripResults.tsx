import { ResultsColumn, ResultsList, useListView } from '@storefront/catalogue'
import type { TravellerCounts } from '@storefront/contract'
import { FilterGroup, LongList, Skeleton, SortSelect, Spinner } from '@storefront/ui'
import type { ListedTrip } from '../rules/trip.ts'
import {
  chosenTripFilters,
  durationOptions,
  filterTrips,
  noTripFilters,
  priceOptions,
  readTripView,
  sortTrips,
  type TripFilter,
  tripOrders,
  withTripView,
} from '../rules/trip-list.ts'
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

const rules = { read: readTripView, write: withTripView }

/** List of tours or packages with count, order and filters. */
export function TripResults({ trips, product, note, ...card }: TripResultsProps) {
  const { view, listed, changeView } = useListView(rules)
  const shown = sortTrips(filterTrips(trips, listed), listed.order)
  return (
    <ResultsList
      product={product}
      shownCount={shown.length}
      foundCount={trips.length}
      note={note}
      sort={
        <SortSelect
          value={view.order}
          options={tripOrders}
          onChange={(order) => changeView({ order })}
        />
      }
      filters={<TripFilters trips={trips} chosen={view} onChange={changeView} />}
      chosenFilters={chosenTripFilters(view)}
      onClearFilters={() => changeView(noTripFilters)}
    >
      <TripGrid {...card} trips={shown} />
    </ResultsList>
  )
}

type TripFiltersProps = {
  trips: readonly ListedTrip[]
  chosen: TripFilter
  onChange: (change: Partial<TripFilter>) => void
}

function TripFilters({ trips, chosen, onChange }: TripFiltersProps) {
  return (
    <>
      <FilterGroup
        label="Price per person"
        options={priceOptions(trips, chosen)}
        selected={chosen.prices}
        onChange={(prices) => onChange({ prices })}
      />
      <FilterGroup
        label="Duration"
        options={durationOptions(trips, chosen)}
        selected={chosen.durations}
        onChange={(durations) => onChange({ durations })}
      />
    </>
  )
}

type TripGridProps = Omit<TripResultsProps, 'product' | 'note'>

const noFacts = () => []

function TripGrid(props: TripGridProps) {
  const { trips, addressOf, badgesOf, factsOf = noFacts, guests } = props
  return (
    <LongList items={trips} className={styles.grid}>
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
