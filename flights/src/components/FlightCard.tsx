import { OfferPrice } from '@storefront/booking'
import type { FlightType, SelectedFlight, TravellerCounts } from '@storefront/contract'
import { formatDate, formatUsd } from '@storefront/domain'
import { Badge, Button, Card, VisuallyHidden } from '@storefront/ui'
import { Plane } from '@storefront/ui/icons'
import { useId } from 'react'
import { flightName, routeText, timesText } from '../domain/itinerary.ts'
import { fareUsd, flightTotalUsd } from '../domain/pricing.ts'
import styles from './FlightCard.module.css'

export type FlightCardProps = {
  flight: SelectedFlight
  type: FlightType
  travellers: TravellerCounts
  /** True for a way back: its price is part of the outbound's (readings). */
  isIncluded: boolean
  isSelected: boolean
  onSelect: (flight: SelectedFlight) => void
}

/** One flight of the results: times, route, airline and what it costs everyone. */
export function FlightCard(props: FlightCardProps) {
  const { flight, type, travellers, isIncluded, isSelected, onSelect } = props
  const id = useId()
  return (
    <Card as="article" aria-labelledby={id} className={styles.card} data-selected={isSelected}>
      <div className={styles.flight}>
        <h3 id={id} className={styles.times}>
          {timesText(flight)}
        </h3>
        <p className={styles.route}>{routeText(flight)}</p>
        <p className={styles.fact}>
          {flight.dayOfWeek}, {formatDate(flight.date)}
        </p>
        <p className={styles.airline}>
          <Plane size={16} aria-hidden="true" />
          {flightName(flight)}
        </p>
      </div>
      <div className={styles.offer}>
        {isIncluded ? (
          <p className={styles.included}>Included in your round trip</p>
        ) : (
          <OfferPrice
            totalUsd={flightTotalUsd(flight, type, travellers)}
            unit="total"
            basis={[
              `${formatUsd(fareUsd(flight, type) ?? 0)} per adult or child`,
              type === 'Round Trip' ? 'Round trip' : 'One way',
            ]}
          />
        )}
        <div className={styles.choice}>
          {isSelected && <Badge tone="ok">Selected</Badge>}
          <Button variant="primary" onClick={() => onSelect(flight)}>
            Select
            <VisuallyHidden>
              {' '}
              {flightName(flight)}, {timesText(flight)}
            </VisuallyHidden>
          </Button>
        </div>
      </div>
    </Card>
  )
}
