import { ContinueLink, useDeviceBookings } from '@storefront/booking'
import { Callout, Dated } from '@storefront/ui'
import { bookingFacts } from '../domain/booking-question.ts'
import { holdText } from '../domain/hold-text.ts'
import { mountOf, RecentlySeen, type RecentlySeenProps } from './RecentlySeen.tsx'

/** Unfinished bookings and recently seen pages of this device. Browser only. */
export function OnThisDevice({ mounts }: RecentlySeenProps) {
  const { unfinished } = useDeviceBookings()
  return (
    <>
      {unfinished
        .filter(({ product }) => mounts.includes(mountOf[product]))
        .map((one) => (
          <Callout key={one.product} tone="info" quiet>
            <p>
              <Dated text={[bookingFacts(one), holdText(one)].filter(Boolean).join('. ')} />
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
