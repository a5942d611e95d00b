import { Button } from '@storefront/ui'
import type { ReactNode } from 'react'
import styles from './TripDays.module.css'

type TripDaysProps = {
  children: ReactNode
  hint: string | null
  /** Button that corrects the days; null if the days fit. */
  correction: { label: string; onCorrect: () => void } | null
}

/** Dates of a trip, with hints about season and length. */
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
