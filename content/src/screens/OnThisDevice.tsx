import { ContinueLink, useDeviceBookings } from '@storefront/booking'
import type { Product } from '@storefront/contract'
import { readLastSearches } from '@storefront/device'
import { earliestDate } from '@storefront/domain'
import { useSession } from '@storefront/session'
import { Callout, Dated } from '@storefront/ui'
import { useState } from 'react'
import { bookingFacts } from '../domain/booking-question.ts'
import { holdText } from '../domain/hold-text.ts'
import { hasMount } from '../domain/mounts.ts'
import { LastSearches } from './LastSearches.tsx'
import { RecentlySeen } from './RecentlySeen.tsx'

/** Further unfinished bookings, last searches and recently seen pages of this device. Browser only. */
export function OnThisDevice({ mounts }: { mounts: readonly string[] }) {
  const isAvailable = ({ product }: { product: Product }) => hasMount(mounts, product)
  const [, ...unfinished] = useDeviceBookings().unfinished.filter(isAvailable)
  const earliest = useSession(({ today }) => earliestDate(today))
  const [known] = useState(readLastSearches)
  const searches = known.filter(({ first }) => first >= earliest).filter(isAvailable)
  return (
    <>
      {unfinished.map((one) => (
        <Callout key={one.product} tone="info" quiet>
          <p>
            <Dated text={[bookingFacts(one), holdText(one)].filter(Boolean).join('. ')} />
          </p>
          <ContinueLink booking={one} variant="secondary" size="small">
            Continue your booking
          </ContinueLink>
        </Callout>
      ))}
      <LastSearches searches={searches} />
      <RecentlySeen isAvailable={isAvailable} searches={searches} />
    </>
  )
}
