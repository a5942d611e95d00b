import { businessHours, isOpenInCancun, nextOpening } from '@storefront/domain'
import { Badge } from '@storefront/ui'
import { useEffect, useState } from 'react'
import styles from './OpeningHours.module.css'

const aMinute = 60_000

/** Opening hours, and after hydration whether the agency is open by Cancún's time. */
export function OpeningHours() {
  const now = useMinute()
  const isOpen = now !== null && isOpenInCancun(now)
  return (
    <span className={styles.hours}>
      <span>{businessHours}</span>
      {now && <Badge tone={isOpen ? 'ok' : 'warn'}>{isOpen ? 'Open now' : 'Closed now'}</Badge>}
      {now && !isOpen && <span>{`Opens ${nextOpening(now)}`}</span>}
    </span>
  )
}

/** The current minute; null on the server and while hydrating. */
function useMinute(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), aMinute)
    return () => clearInterval(timer)
  }, [])
  return now
}
