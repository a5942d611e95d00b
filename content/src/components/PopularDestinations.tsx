import { countText, formatUsd } from '@storefront/domain'
import { type Loadable, useLoaded } from '@storefront/router'
import { Card, CardLink, Carousel, Picture, PlainList, Rating, Skeleton } from '@storefront/ui'
import { offerCounts } from '../domain/destination-counts.ts'
import { destinationPath } from '../domain/destination-links.ts'
import type { PopularDestination } from '../domain/home.ts'
import styles from './PopularDestinations.module.css'
import { SectionHeading } from './SectionHeading.tsx'

/** Visible cards: 1.5, then 2, 3 and 4 by breakpoint (product 1.4). */
const perView = 'clamp(1.5, 1 + var(--breakpoint), 4)'
const pendingCards = [1, 2, 3, 4]

export type PopularDestinationsProps = {
  from: Loadable<PopularDestination[]>
  mounts: readonly string[]
}

/** The carousel of destinations; renders nothing if there are none (product 1.4). */
export function PopularDestinations({ from, mounts }: PopularDestinationsProps) {
  const destinations = useLoaded(from, [])
  if (destinations?.length === 0) return null
  return (
    <Carousel
      // Remounts the carousel, because Swiper does not pick up new slides.
      key={destinations ? 'there' : 'coming'}
      label="Popular destinations"
      perView={perView}
      heading={
        <SectionHeading
          title="Popular destinations"
          subtitle="Where our travellers go, from the hotel zone to quiet lagoons. Prices in US dollars (USD)."
        />
      }
    >
      {destinations
        ? destinations.map((destination) => (
            <DestinationCard
              key={destination.id}
              destination={destination}
              to={destinationPath(destination, mounts)}
            />
          ))
        : pendingCards.map((card) => <DestinationCardPending key={card} />)}
    </Carousel>
  )
}

type DestinationCardProps = {
  destination: PopularDestination
  /** Target of the card; null if no vertical can search there. */
  to: string | null
}

function DestinationCard({ destination, to }: DestinationCardProps) {
  const { name, imageUrl, rating, reviewsCount, nightlyFromUsd } = destination
  const counts = offerCounts(destination)
  return (
    <Card padded={false} interactive={to !== null} className={styles.card}>
      <Picture
        src={imageUrl}
        alt=""
        missing={name}
        ratio="4 / 3"
        sizes="(min-width: 1400px) 372px, (min-width: 576px) 318px, 71vw"
      />
      <div className={styles.words}>
        <h3>{to ? <CardLink to={to}>{name}</CardLink> : name}</h3>
        {rating !== null && (
          <p className={styles.rating}>
            <Rating value={rating} />
            {reviewsCount !== null && <span>{countText(reviewsCount, 'review', 'reviews')}</span>}
          </p>
        )}
        <p className={styles.from}>
          {nightlyFromUsd !== null && (
            <span>
              Hotels from <strong translate="no">{formatUsd(nightlyFromUsd)}</strong> / night
            </span>
          )}
        </p>
        {counts.length > 0 && (
          <PlainList className={styles.counts}>
            {counts.map((count) => (
              <li key={count}>{count}</li>
            ))}
          </PlainList>
        )}
      </div>
    </Card>
  )
}

/** Widths of '1,389 hotels' and '6 tours', so that placeholders wrap like them. */
const countWidths = ['4.5em', '4em']

/** Placeholder with the size of a card, to avoid a layout shift. */
function DestinationCardPending() {
  return (
    <Card padded={false} className={styles.card}>
      <Skeleton ratio="4 / 3" />
      <div className={styles.words}>
        <Skeleton width="60%" height="1.4375rem" />
        <Skeleton width="70%" height="1.3125rem" />
        <Skeleton width="80%" height="1.3125rem" />
        <div className={styles.counts}>
          {countWidths.map((width) => (
            <Skeleton key={width} width={width} height="1.5em" />
          ))}
        </div>
      </div>
    </Card>
  )
}
