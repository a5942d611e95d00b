import { Conditions, OfferPrice } from '@storefront/booking'
import type { Airport, FlightType, SelectedFlight, TravellerCounts } from '@storefront/contract'
import { formatDate, formatUsd } from '@storefront/domain'
import { Badge, Button, Card, VisuallyHidden } from '@storefront/ui'
import { Plane } from '@storefront/ui/icons'
import { citiesText, flightName, routeText, timesText } from '../domain/itinerary.ts'
import { fareUsd, flightConditions, flightTotalUsd } from '../domain/pricing.ts'
import styles from './FlightCard.module.css'

const included = 'Included in your round trip'

export type FlightCardProps = {
  flight: SelectedFlight
  /** Airports whose names are known. */
  airports: readonly Airport[]
  type: FlightType
  travellers: TravellerCounts
  /** True for a way back: its price is part of the outbound's. */
  isIncluded: boolean
  isSelected: boolean
  onSelect: (flight: SelectedFlight) => void
}

/** One flight of the results: times, route, airline and what it costs everyone. */
export function FlightCard(props: FlightCardProps) {
  const { flight, airports, type, travellers, isIncluded, isSelected, onSelect } = props
  const totalUsd = flightTotalUsd(flight, type, travellers)
  const name = [
    flightName(flight),
    timesText(flight),
    isIncluded ? included : `${formatUsd(totalUsd)} total`,
  ].join(', ')
  return (
    <Card as="article" aria-label={name} className={styles.card} data-selected={isSelected}>
      <div className={styles.flight}>
        <h3 className={styles.times}>{timesText(flight)}</h3>
        <p className={styles.route}>
          {routeText(flight)}
          <span className={styles.cities}>{citiesText(flight, airports)}</span>
        </p>
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
          <p className={styles.included}>{included}</p>
        ) : (
          <OfferPrice
            totalUsd={totalUsd}
            unit="total"
            basis={[
              `${formatUsd(fareUsd(flight, type) ?? 0)} per adult or child`,
              type === 'Round Trip' ? 'Round trip' : 'One way',
            ]}
          />
        )}
        {isSelected && (
          <Badge tone="ok" className={styles.selected}>
            Selected
          </Badge>
        )}
        <Button variant="primary" onClick={() => onSelect(flight)}>
          Select
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      <div className={styles.conditions}>
        <Conditions {...flightConditions(flight, travellers)} />
      </div>
    </Card>
  )
}
