import type {
  Airport,
  CabinClass,
  FlightType,
  IsoDate,
  SelectedFlight,
  TravellerCounts,
} from '@storefront/contract'
import { formatDate, formatUsd } from '@storefront/domain'
import { Conditions, OfferPrice } from '@storefront/prices'
import { Badge, Button, Card, Dated, VisuallyHidden } from '@storefront/ui'
import { Icon, Plane } from '@storefront/ui/icons'
import { useId } from 'react'
import { totalText } from '../domain/cabin-fares.ts'
import { arrivalText, citiesText, flightName, routeText, timesText } from '../domain/itinerary.ts'
import { fareUsd, flightConditions, flightTotalUsd } from '../domain/pricing.ts'
import styles from './FlightCard.module.css'
import { FlightTimes } from './FlightTimes.tsx'

const included = 'Included in your round trip'

export type FlightCardProps = {
  flight: SelectedFlight
  /** Airports whose names are known. */
  airports: readonly Airport[]
  type: FlightType
  travellers: TravellerCounts
  cabinClass: CabinClass
  tripStarts: IsoDate
  /** True for a return flight, which the outbound price includes. */
  isIncluded: boolean
  /** Short reason why the flight cannot be selected, or null. */
  conflict: string | null
  isSelected: boolean
  onSelect: (flight: SelectedFlight) => void
}

export function FlightCard(props: FlightCardProps) {
  const { flight, airports, type, travellers, cabinClass, tripStarts, isIncluded } = props
  const { conflict, isSelected, onSelect } = props
  const conflictId = useId()
  const totalUsd = flightTotalUsd(flight, type, travellers)
  const name = [
    flightName(flight),
    timesText(flight),
    arrivalText(flight),
    conflict ?? (isIncluded ? included : `${formatUsd(totalUsd)} ${totalText(cabinClass)}`),
  ]
    .filter((fact) => fact !== null)
    .join(', ')
  return (
    <Card as="article" aria-label={name} className={styles.card} data-selected={isSelected}>
      <div className={styles.flight}>
        <h3 className={styles.times}>
          <FlightTimes flight={flight} />
        </h3>
        <p className={styles.route}>
          <span translate="no">{routeText(flight)}</span>
          <span className={styles.cities}>{citiesText(flight, airports)}</span>
        </p>
        <p className={styles.fact}>
          <Dated text={`${flight.dayOfWeek}, ${formatDate(flight.date)}`} />
        </p>
        <p className={styles.airline}>
          <Icon shape={Plane} size={16} />
          <span>{flightName(flight)}</span>
        </p>
      </div>
      <div className={styles.offer}>
        {conflict ? (
          <p id={conflictId} className={styles.conflict}>
            {conflict}
          </p>
        ) : isIncluded ? (
          <p className={styles.included}>{included}</p>
        ) : (
          <OfferPrice
            totalUsd={totalUsd}
            unit={totalText(cabinClass)}
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
        <Button
          variant="primary"
          disabled={conflict !== null}
          aria-describedby={conflict ? conflictId : undefined}
          onClick={() => onSelect(flight)}
        >
          Select
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      </div>
      <div>
        <Conditions {...flightConditions(flight, travellers, tripStarts)} />
      </div>
    </Card>
  )
}
