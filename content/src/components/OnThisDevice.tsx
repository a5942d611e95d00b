import { bookedDays, ContinueLink, readUnfinished, type Unfinished } from '@storefront/booking'
import { formatDays, formatUsd } from '@storefront/domain'
import { Dated, PlainList } from '@storefront/ui'
import { useState } from 'react'
import styles from './OnThisDevice.module.css'
import { RecentlySeen, type RecentlySeenProps } from './RecentlySeen.tsx'

const mountOf = { flight: 'flights', hotel: 'hotels', tour: 'tours', package: 'packages' }

/** What was begun and what was seen on this device. Browser only. */
export function OnThisDevice({ mounts }: RecentlySeenProps) {
  const [unfinished] = useState(() => readUnfinished())
  const shown = unfinished.filter(({ product }) => mounts.includes(mountOf[product]))
  return (
    <>
      {shown.length > 0 && (
        <PlainList className={styles.list}>
          {shown.map((one) => (
            <li key={one.product} className={styles.line}>
              <p className={styles.words}>
                <Dated text={factsOf(one)} />
              </p>
              <ContinueLink booking={one} variant="secondary" size="small">
                Continue your booking
              </ContinueLink>
            </li>
          ))}
        </PlainList>
      )}
      <RecentlySeen mounts={mounts} />
    </>
  )
}

/** 'Laguna Azul, Tue 24-11-2026 to Sat 28-11-2026, $420.50'. */
function factsOf({ product, recap }: Unfinished): string {
  const { start, end } = bookedDays(product, recap)
  return [recap.name, start && formatDays(start, end), formatUsd(recap.totalUsd)]
    .filter(Boolean)
    .join(', ')
}
