import { BottomBar, Conditions } from '@storefront/booking'
import type { IsoDate, Product, TravellerCounts } from '@storefront/contract'
import { formatUsd, type Trip, tripReceipt } from '@storefront/domain'
import { Button, Card } from '@storefront/ui'
import { type ReactNode, useId } from 'react'
import { GuestsField } from '../fields/GuestsField.tsx'
import styles from './TripPanel.module.css'

export type TripPanelProps = {
  product: Product
  trip: Trip
  /** Null where it is chosen on the summary. */
  firstDay: IsoDate | null
  /** e.g. 'Book this tour'. */
  title: string
  guests: TravellerCounts
  onGuestsChange: (guests: TravellerCounts) => void
  onBook: () => void
  /** What happens after Book Now. */
  note: string
  /** What the product asks besides the guests, e.g. dates. */
  children?: ReactNode
}

/**
 * The sticky panel of a trip's page: guests, 'From $… per person', the total and Book Now.
 * On a phone prices and button stay at the bottom of the window.
 */
export function TripPanel(props: TripPanelProps) {
  const { product, trip, firstDay, title, guests, onGuestsChange, onBook, note, children } = props
  const id = useId()
  const receipt = tripReceipt(trip, guests, firstDay)
  return (
    <Card as="section" className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
      <GuestsField product={product} guests={guests} onChange={onGuestsChange} />
      {/* The receipt's lines are left out: the bar has the price per person and the total, the summary the rest. */}
      <Conditions {...receipt} />
      <BottomBar className={styles.bar}>
        <div role="status" className={styles.price}>
          <p className={styles.from}>{`From ${formatUsd(trip.pricePerPersonUsd)} per person`}</p>
          <p className={styles.total}>
            {formatUsd(receipt.totalUsd)} <span className={styles.unit}>total</span>
          </p>
        </div>
        <Button variant="cta" className={styles.book} onClick={onBook}>
          Book Now
        </Button>
      </BottomBar>
      <p className={styles.note}>{note}</p>
    </Card>
  )
}
