import { ContinueLink, deviceBooking, readUnfinished } from '@storefront/booking'
import { useOnReturn } from '@storefront/device'
import { Callout, Dated } from '@storefront/ui'
import { useState } from 'react'
import { bookingFacts } from '../domain/booking-question.ts'
import { mountOf, RecentlySeen, type RecentlySeenProps } from './RecentlySeen.tsx'

/** Unfinished bookings and recently seen pages of this device. Browser only. */
export function OnThisDevice({ mounts }: RecentlySeenProps) {
  const [unfinished, setUnfinished] = useState(() => readUnfinished())
  useOnReturn(() => setUnfinished(readUnfinished()))
  return (
    <>
      {unfinished
        .filter(({ product }) => mounts.includes(mountOf[product]))
        .map((one) => (
          <Callout key={one.product} tone="info" quiet>
            <p>
              <Dated text={bookingFacts(deviceBooking(one.product, null, one))} />
            </p>
            <ContinueLink booking={one} variant="secondary" size="small">
              Continue your booking
            </ContinueLink>
          </Callout>
        ))}
      <RecentlySeen mounts={mounts} />
    </>
  )
}
