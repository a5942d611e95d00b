import { durationOptions, priceOptions, type Trip, type TripFilter } from '@storefront/domain'
import { FilterGroup } from '@storefront/ui'
import styles from './TripFilters.module.css'

export type TripFiltersProps = {
  /** Every trip found. */
  trips: readonly Trip[]
  chosen: TripFilter
  onChange: (change: Partial<TripFilter>) => void
}

/** What narrows a list of trips down: price and duration. */
export function TripFilters({ trips, chosen, onChange }: TripFiltersProps) {
  return (
    <div className={styles.filters}>
      <FilterGroup
        label="Price per person"
        options={priceOptions(trips)}
        selected={chosen.prices}
        onChange={(prices) => onChange({ prices })}
      />
      <FilterGroup
        label="Duration"
        options={durationOptions(trips)}
        selected={chosen.durations}
        onChange={(durations) => onChange({ durations })}
      />
    </div>
  )
}
