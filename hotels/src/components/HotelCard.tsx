import { nightsText } from '@storefront/domain'
import { Conditions } from '@storefront/prices'
import { Link } from '@storefront/router'
import {
  Button,
  ButtonLink,
  Callout,
  Card,
  Picture,
  Place,
  Rating,
  VisuallyHidden,
} from '@storefront/ui'
import { useId } from 'react'
import type { HotelOffer } from '../domain/offers.ts'
import { beachText } from '../domain/results.ts'
import styles from './HotelCard.module.css'
import { StayTotal } from './StayTotal.tsx'

export type HotelCardProps = {
  offer: HotelOffer
  nights: number
  address: string
  /** Reason why the hotel cannot be selected. A new `count` announces it again. */
  refusal: { text: string; enoughNights: number; count: number } | null
  onSelect: () => void
  /** Selects the hotel for a stay of its minimum length. */
  onStayLonger: () => void
  priority?: boolean
}

/** Listed hotel with the price of the stay. The name links to the hotel's page, Book Now selects the hotel. */
export function HotelCard(props: HotelCardProps) {
  const { offer, nights, address, refusal, onSelect, onStayLonger, priority } = props
  const id = useId()
  const beach = beachText(offer)
  return (
    <Card as="article" padded={false} interactive aria-labelledby={id} className={styles.card}>
      <Picture
        src={offer.imageUrl}
        focus={offer.imageFocus}
        alt=""
        missing={offer.name}
        ratio="styled"
        className={styles.picture}
        sizes="(min-width: 1200px) 340px, (min-width: 768px) 260px, 112px"
        priority={priority}
      />
      <div className={styles.facts}>
        <h2 id={id} className={styles.name}>
          <Link to={address} className={styles.link}>
            {offer.name}
          </Link>
        </h2>
        <p className={styles.place}>
          {offer.rating !== null && <Rating value={offer.rating} />}
          {offer.destinationName && <Place name={offer.destinationName} />}
          {beach && <span className={styles.beach}>{beach}</span>}
        </p>
        <p className={styles.facilities}>{offer.facilities.join(', ')}</p>
      </div>
      <div className={styles.offer}>
        {offer.price ? (
          <div>
            <StayTotal price={offer.price} nights={nights} />
            {offer.problem && <p className={styles.problem}>{offer.problem}</p>}
          </div>
        ) : (
          <p className={styles.none}>
            {offer.hasRooms ? 'Not available for these dates' : 'See rooms and prices'}
          </p>
        )}
        <Button variant="primary" onClick={onSelect}>
          Book Now
          <VisuallyHidden> {offer.name}</VisuallyHidden>
        </Button>
      </div>
      {refusal && (
        <div key={refusal.count} ref={showWhole} className={styles.refusal}>
          <Callout tone="error" className={styles.reason}>
            {refusal.text}
          </Callout>
          {offer.takesMinStay && (
            <Button variant="secondary" size="small" onClick={onStayLonger}>
              {`Stay ${nightsText(refusal.enoughNights)}`}
            </Button>
          )}
          {offer.price && (
            <ButtonLink to={address} variant="ghost" size="small">
              See rooms
              <VisuallyHidden> {offer.name}</VisuallyHidden>
            </ButtonLink>
          )}
        </div>
      )}
      {offer.price && (
        <div className={styles.conditions}>
          <Conditions {...offer.price} />
        </div>
      )}
    </Card>
  )
}

/** Scrolls a refusal into view, because it can appear below the visible part of the page. */
function showWhole(refusal: HTMLDivElement | null) {
  refusal?.scrollIntoView({ block: 'nearest' })
}
