import { Button } from '@storefront/ui'
import type { ReactNode } from 'react'
import styles from './TripDays.module.css'

type TripDaysProps = {
  children: ReactNode
  /** Hint about the days, or null. */
  hint: string | null
  /** The button that puts right what does not fit, beside the hint; null where the days fit. */
  correction: { label: string; onCorrect: () => void } | null
}

/** When a trip is booked for, and what it says of its days: a season, a length. */
export function TripDays({ children, hint, correction }: TripDaysProps) {
  return (
    <div className={styles.days}>
      {children}
      {hint && (
        <div className={styles.hint}>
          <p>{hint}</p>
          {correction && (
            <Button variant="secondary" size="small" onClick={correction.onCorrect}>
              {correction.label}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
