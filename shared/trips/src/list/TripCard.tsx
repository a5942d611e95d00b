import type { TravellerCounts } from '@storefront/contract'
import { formatUsd, payingCount } from '@storefront/domain'
import { OfferPrice } from '@storefront/prices'
import { Badge, Card, CardLink, Picture, Place } from '@storefront/ui'
import { ArrowRight, Icon } from '@storefront/ui/icons'
import { useId } from 'react'
import { type ListedTrip, tripTotalUsd } from '../rules/trip.ts'
import styles from './TripCard.module.css'

export type TripCardProps = {
  trip: ListedTrip
  address: string
  badges: readonly string[]
  facts: readonly string[]
  guests: TravellerCounts
  priority?: boolean
}

/** Card of a tour or package. The whole card links to the trip's page. */
export function TripCard({ trip, address, badges, facts, guests, priority }: TripCardProps) {
  const id = useId()
  const isForOne = payingCount(guests) === 1
  return (
    <Card as="article" padded={false} interactive aria-labelledby={id} className={styles.card}>
      <div className={styles.picture}>
        <Picture
          src={trip.imageUrl}
          alt=""
          missing={trip.name}
          ratio="styled"
          className={styles.image}
          sizes="(min-width: 1400px) 305px, (min-width: 576px) 380px, 112px"
          priority={priority}
        />
        <div className={styles.badges}>
          {badges.map((badge) => (
            <Badge key={badge} tone="deep">
              {badge}
            </Badge>
          ))}
        </div>
      </div>
      <div className={styles.facts}>
        <h2 id={id} className={styles.name}>
          <CardLink to={address}>{trip.name}</CardLink>
        </h2>
        {trip.destinationName && (
          <p>
            <Place name={trip.destinationName} />
          </p>
        )}
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </div>
      <div className={styles.offer}>
        {/* Two lines with and without a total, so that all cards are equally high. */}
        <OfferPrice
          totalUsd={tripTotalUsd(trip, guests)}
          unit={isForOne ? undefined : 'total'}
          basis={[isForOne ? 'per person' : `${formatUsd(trip.pricePerPersonUsd)} per person`]}
        />
        <span className={styles.onward} aria-hidden="true">
          <Icon shape={ArrowRight} size={20} />
        </span>
      </div>
    </Card>
  )
}
