import type { SelectedFlight } from '@storefront/contract'
import { shownCountText } from '@storefront/domain'
import { FilterGroup, ListToolbar, SortSelect } from '@storefront/ui'
import { useId, useState } from 'react'
import { airlinesOf, dayPartOf, dayParts } from '../domain/results.ts'
import type { ResultsView } from '../domain/results-view.ts'
import styles from './ResultsToolbar.module.css'

export type ResultsToolbarProps = {
  /** Every flight of this step. */
  flights: SelectedFlight[]
  /** How many of them pass the filters. */
  shownCount: number
  view: ResultsView
  onChange: (change: Partial<ResultsView>) => void
}

/** How many flights there are, their order and what narrows them down. */
export function ResultsToolbar({ flights, shownCount, view, onChange }: ResultsToolbarProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.toolbar}>
      <ListToolbar
        count={shownCountText(shownCount, flights.length, 'flight', 'flights')}
        filters={{
          controls: id,
          chosenCount: view.airlines.length + view.dayParts.length,
          isOpen,
          onToggle: () => setOpen(!isOpen),
        }}
        // The way back adds nothing to the price: it has one order.
        sort={
          view.step === 'outbound' && (
            <SortSelect
              value={view.order}
              options={[
                { value: 'price', label: 'Price, lowest first' },
                { value: 'departure', label: 'Departure, earliest first' },
              ]}
              onChange={(order) => onChange({ order })}
            />
          )
        }
      />
      <div id={id} className={styles.filters} hidden={!isOpen}>
        <FilterGroup
          label="Airline"
          options={airlinesOf(flights).map((airline) => ({
            value: airline,
            label: airline,
            count: flights.filter(({ airlineName }) => airlineName === airline).length,
          }))}
          selected={view.airlines}
          onChange={(airlines) => onChange({ airlines })}
        />
        <FilterGroup
          label="Departure time"
          options={dayParts.map((part) => ({
            ...part,
            count: flights.filter((flight) => dayPartOf(flight) === part.value).length,
          }))}
          selected={view.dayParts}
          onChange={(dayParts) => onChange({ dayParts })}
        />
      </div>
    </div>
  )
}
