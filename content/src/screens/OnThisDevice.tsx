import type { Product } from '@storefront/contract'
import { readLastSearches } from '@storefront/device'
import { earliestDate } from '@storefront/domain'
import { useSession } from '@storefront/session'
import { useState } from 'react'
import { hasMount } from '../domain/mounts.ts'
import { LastSearches } from './LastSearches.tsx'
import { RecentlySeen } from './RecentlySeen.tsx'
import { UnfinishedLine, useUnfinished } from './UnfinishedLine.tsx'

/** Further unfinished bookings, last searches and recently seen pages of this device. Browser only. */
export function OnThisDevice({ mounts }: { mounts: readonly string[] }) {
  const [, ...others] = useUnfinished(mounts)
  const isAvailable = ({ product }: { product: Product }) => hasMount(mounts, product)
  const earliest = useSession(({ today }) => earliestDate(today))
  const [known] = useState(readLastSearches)
  const searches = known.filter(({ first }) => first >= earliest).filter(isAvailable)
  return (
    <>
      {others.map((one) => (
        <UnfinishedLine key={one.product} booking={one} />
      ))}
      <LastSearches searches={searches} />
      <RecentlySeen isAvailable={isAvailable} searches={searches} />
    </>
  )
}
