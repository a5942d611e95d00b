import { ContinueLink, useDeviceBookings } from '@storefront/booking'
import { Dated } from '@storefront/ui'
import { useLayoutEffect } from 'react'
import { bookingFacts } from '../domain/booking-question.ts'
import { holdText } from '../domain/hold-text.ts'
import { hasMount } from '../domain/mounts.ts'
import styles from './UnfinishedLine.module.css'

/**
 * The latest unfinished booking in one line, with the time until which it is held. Keeps `data-unfinished` of the root,
 * by which the first script of the page keeps the line's place. Browser only.
 */
export function UnfinishedLine({ mounts }: { mounts: readonly string[] }) {
  const { unfinished } = useDeviceBookings()
  const booking = unfinished.find(({ product }) => hasMount(mounts, product))
  const isShown = booking !== undefined
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (isShown) dataset.unfinished = ''
    else delete dataset.unfinished
  }, [isShown])
  return (
    booking && (
      <div className={styles.line}>
        <p className={styles.facts}>
          <Dated text={[holdText(booking), bookingFacts(booking)].filter(Boolean).join(': ')} />
        </p>
        <ContinueLink booking={booking} variant="secondary" size="small">
          Continue your booking
        </ContinueLink>
      </div>
    )
  )
}
