import { BottomBar, Conditions } from '@storefront/booking'
import type { IsoDate, Product, TravellerCounts } from '@storefront/contract'
import { formatUsd, type Trip, tripReceipt } from '@storefront/domain'
import { Button, Card } from '@storefront/ui'
import { type ReactNode, useId } from 'react'
import { GuestsField } from '../fields/GuestsField.tsx'
import { GroupProblem } from './GroupProblem.tsx'
import styles from './TripPanel.module.css'

export type TripPanelProps = {
  product: Product
  trip: Trip
  firstDay: IsoDate
  /** False where the day is chosen on the summary: then no hour to cancel by is known. */
  isDayChosen: boolean
  /** e.g. 'Book this tour'. */
  title: string
  guests: TravellerCounts
  onGuestsChange: (guests: TravellerCounts) => void
  /** Says where the guests come from, where that is not the visitor's last choice. */
  guestsNote?: string | null
  /** The list that has other trips. */
  others: { address: string; label: string }
  onBook: () => void
  /** Next step after Book Now. */
  note: string
  /** The product's own questions besides the guests, e.g. dates. */
  children?: ReactNode
}

/**
 * The sticky panel of a trip's page: guests, 'From $… per person', the total and Book Now.
 * On a phone prices and button stay at the bottom of the window.
 */
export function TripPanel(props: TripPanelProps) {
  const { product, trip, firstDay, title, guests, onGuestsChange, guestsNote, others } = props
  const id = useId()
  const receipt = tripReceipt(trip, guests, props.isDayChosen ? firstDay : null)
  return (
    <Card as="section" className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {props.children}
      <GuestsField product={product} guests={guests} onChange={onGuestsChange} />
      {guestsNote && <p className={styles.note}>{guestsNote}</p>}
      <GroupProblem trip={trip} guests={guests} firstDay={firstDay} others={others} />
      {/* The receipt's lines are left out: the bar has the price per person and the total, the summary the rest. */}
      <Conditions {...receipt} />
      <BottomBar className={styles.bar}>
        <div role="status" className={styles.price}>
          <p className={styles.from}>{`From ${formatUsd(trip.pricePerPersonUsd)} per person`}</p>
          <p className={styles.total}>
            <span translate="no">{formatUsd(receipt.totalUsd)}</span>{' '}
            <span className={styles.unit}>total</span>
          </p>
        </div>
        <Button variant="cta" className={styles.book} onClick={props.onBook}>
          Book Now
        </Button>
      </BottomBar>
      <p className={styles.note}>{props.note}</p>
    </Card>
  )
}
