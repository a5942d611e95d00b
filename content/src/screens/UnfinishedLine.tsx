import { ContinueLink, type DeviceBooking, useDeviceBookings } from '@storefront/booking'
import { Dated } from '@storefront/ui'
import { useLayoutEffect } from 'react'
import { bookingFacts } from '../domain/booking-question.ts'
import { holdText } from '../domain/hold-text.ts'
import { hasMount } from '../domain/mounts.ts'
import styles from './UnfinishedLine.module.css'

/**
 * Line of the latest unfinished booking. Keeps `data-unfinished` of the root, by which the first script of the page keeps
 * the line's place. Browser only.
 */
export function LatestUnfinished({ mounts }: { mounts: readonly string[] }) {
  const [booking] = useUnfinished(mounts)
  const isShown = booking !== undefined
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (isShown) dataset.unfinished = ''
    else delete dataset.unfinished
  }, [isShown])
  return booking && <UnfinishedLine booking={booking} isAboveHero />
}

/** Unfinished bookings that can be continued here, the latest first. */
export function useUnfinished(mounts: readonly string[]): DeviceBooking[] {
  return useDeviceBookings().unfinished.filter(({ product }) => hasMount(mounts, product))
}

type UnfinishedLineProps = { booking: DeviceBooking; isAboveHero?: boolean }

/** An unfinished booking in one line, with the time until which it is held. Browser only. */
export function UnfinishedLine({ booking, isAboveHero = false }: UnfinishedLineProps) {
  return (
    <div className={styles.line} data-above-hero={isAboveHero}>
      <p className={styles.facts}>
        <Dated text={[holdText(booking), bookingFacts(booking)].filter(Boolean).join(': ')} />
      </p>
      <ContinueLink booking={booking} variant="secondary" size="small">
        Continue your booking
      </ContinueLink>
    </div>
  )
}
