import type { TravellerCounts } from '@storefront/contract'
import {
  chosenTripFilters,
  filterTrips,
  noTripFilters,
  readTripView,
  shownCountText,
  sortTrips,
  type Trip,
  tripOrders,
  withTripView,
} from '@storefront/domain'
import { SortSelect } from '@storefront/ui'
import { ResultsList } from '../results/ResultsList.tsx'
import { useListView } from '../results/use-list-view.ts'
import { TripFilters } from './TripFilters.tsx'
import { TripGrid } from './TripGrid.tsx'

export type TripResultsProps = {
  /** At least one. */
  trips: readonly Trip[]
  /** What they are called, e.g. 'tour' and 'tours'. */
  kind: { one: string; many: string }
  addressOf: (trip: Trip) => string
  /** Whom the totals are for. */
  guests: TravellerCounts
  /** When and for whom, above the list. */
  note: string
}

const rules = { read: readTripView, write: withTripView }

/** The tours or packages found: how many, in which order, and what narrows them down. */
export function TripResults({ trips, kind, addressOf, guests, note }: TripResultsProps) {
  const { view, changeView } = useListView(rules)
  const shown = sortTrips(filterTrips(trips, view), view.order)
  return (
    <ResultsList
      label={`${kind.many[0]?.toUpperCase()}${kind.many.slice(1)} found`}
      count={shownCountText(shown.length, trips.length, kind.one, kind.many)}
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
      noneMatch={`No ${kind.many} match these filters`}
    >
      {shown.length > 0 ? <TripGrid trips={shown} addressOf={addressOf} guests={guests} /> : null}
    </ResultsList>
  )
}
