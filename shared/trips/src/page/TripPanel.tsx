import { GuestsField } from '@storefront/catalogue'
import type { TravellerCounts } from '@storefront/contract'
import { countText, formatUsd, payingCount, type TravelDays } from '@storefront/domain'
import { type PlanLineProps, PlanSlot } from '@storefront/plan'
import { Conditions } from '@storefront/prices'
import { BottomBar, Button, Card } from '@storefront/ui'
import { type ReactNode, useId } from 'react'
import { dayProblem } from '../rules/sale-days.ts'
import type { Trip } from '../rules/trip.ts'
import { tripBreakdown } from '../rules/trip-breakdown.ts'
import { GroupProblem } from './GroupProblem.tsx'
import styles from './TripPanel.module.css'

export type TripPanelProps = {
  product: 'tour' | 'package'
  trip: Trip
  days: TravelDays
  guests: TravellerCounts
  onGuestsChange: (guests: TravellerCounts) => void
  /** Origin of the guest counts, if they are not the visitor's last choice. */
  guestsNote?: string | null
  /** Applies days of the visitor's plan. */
  plan: Pick<PlanLineProps, 'onUse' | 'onDay'>
  /** List of other trips. */
  others: { address: string; label: string }
  onBook: () => void
  /** Further fields of the product, e.g. dates. */
  children?: ReactNode
}

/**
 * Sticky panel of a trip's page: guests, price per person, total and Book Now. On a phone price and button stay at the
 * bottom of the window.
 */
export function TripPanel(props: TripPanelProps) {
  const { product, trip, days, guests, onGuestsChange, guestsNote, others } = props
  const id = useId()
  const breakdown = tripBreakdown(trip, guests, days.first)
  return (
    <Card as="section" className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {`Book this ${product}`}
      </h2>
      <PlanSlot
        judged={{ product, ...days, tour: trip }}
        requested={{ checkInDate: days.first, guests }}
        isAvailable={(day) => dayProblem(trip, day, guests) === null}
        {...props.plan}
      />
      {props.children}
      <GuestsField product={product} guests={guests} onChange={onGuestsChange} />
      {guestsNote && <p className={styles.note}>{guestsNote}</p>}
      <GroupProblem trip={trip} guests={guests} firstDay={days.first} others={others} />
      {/* Without price lines, because the bar shows price per person and total. */}
      <Conditions {...breakdown} />
      <BottomBar className={styles.bar}>
        <div role="status" className={styles.price}>
          <p className={styles.from}>{`From ${formatUsd(trip.pricePerPersonUsd)} per person`}</p>
          <p className={styles.total}>
            <span translate="no">{formatUsd(breakdown.totalUsd)}</span>{' '}
            <span className={styles.unit}>
              {`total, ${countText(payingCount(guests), 'guest', 'guests')}`}
            </span>
          </p>
        </div>
        <Button variant="cta" className={styles.book} onClick={props.onBook}>
          Book Now
        </Button>
      </BottomBar>
      <p className={styles.note}>On the next page you pay by card or book by WhatsApp.</p>
    </Card>
  )
}
