import { noneMatchText } from '@storefront/catalogue'
import type { SelectedFlight } from '@storefront/contract'
import { shownCountText } from '@storefront/domain'
import { FilterGroup, FiltersFoot, ListToolbar, SortSelect } from '@storefront/ui'
import { useId, useState } from 'react'
import {
  airlineOptions,
  dayPartOptions,
  flightOrders,
  noFilters,
  type ResultsView,
} from '../domain/results.ts'
import styles from './ResultsToolbar.module.css'

export type ResultsToolbarProps = {
  flights: SelectedFlight[]
  shownCount: number
  view: ResultsView
  onChange: (change: Partial<ResultsView>) => void
}

export function ResultsToolbar({ flights, shownCount, view, onChange }: ResultsToolbarProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const chosenCount = view.airlines.length + view.dayParts.length
  return (
    <div className={styles.toolbar}>
      <ListToolbar
        count={shownCountText(shownCount, flights.length, 'flight', 'flights')}
        filters={{
          controls: id,
          chosenCount,
          isOpen,
          onToggle: () => setOpen(!isOpen),
        }}
        sort={
          <SortSelect
            value={view.order}
            options={flightOrders(view.step)}
            onChange={(order) => onChange({ order })}
          />
        }
      />
      <div id={id} className={styles.filters} hidden={!isOpen}>
        <FilterGroup
          label="Airline"
          options={airlineOptions(flights, view)}
          selected={view.airlines}
          onChange={(airlines) => onChange({ airlines })}
        />
        <FilterGroup
          label="Departure time"
          options={dayPartOptions(flights, view)}
          selected={view.dayParts}
          onChange={(dayParts) => onChange({ dayParts })}
        />
        <FiltersFoot
          isChosen={chosenCount > 0}
          onClear={() => onChange(noFilters)}
          noneMatch={shownCount > 0 ? null : noneMatchText('flight')}
        />
      </div>
    </div>
  )
}
