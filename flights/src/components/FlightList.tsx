import type { FlightType, Id, SelectedFlight, TravellerCounts } from '@storefront/contract'
import { LongList } from '@storefront/ui'
import { FlightCard } from './FlightCard.tsx'
import styles from './FlightList.module.css'

export type FlightListProps = {
  flights: readonly SelectedFlight[]
  type: FlightType
  travellers: TravellerCounts
  isInbound: boolean
  selectedId: Id | null
  onSelect: (flight: SelectedFlight) => void
}

/** The flights found, in order. */
export function FlightList(props: FlightListProps) {
  const { flights, type, travellers, isInbound, selectedId, onSelect } = props
  if (flights.length === 0) return null
  return (
    <LongList items={flights} className={styles.list}>
      {(flight) => (
        <li key={flight.id}>
          <FlightCard
            flight={flight}
            type={type}
            travellers={travellers}
            isIncluded={isInbound}
            isSelected={flight.id === selectedId}
            onSelect={onSelect}
          />
        </li>
      )}
    </LongList>
  )
}
