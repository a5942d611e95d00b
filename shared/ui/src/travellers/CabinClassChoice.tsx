import type { CabinClass } from '@storefront/contract'
import { cabinFareNote } from '@storefront/domain'
import { useId } from 'react'
import styles from './CabinClassChoice.module.css'

const cabinClasses: readonly CabinClass[] = ['Economy', 'Business', 'First Class']

export type CabinClassChoiceProps = {
  value: CabinClass
  onChange: (cabinClass: CabinClass) => void
}

/** One of the three cabin classes (spec §3), and what it does to the fare. */
export function CabinClassChoice({ value, onChange }: CabinClassChoiceProps) {
  const group = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={`${group}-fares`}>
      <legend className={styles.legend}>Cabin class</legend>
      <div className={styles.options}>
        {cabinClasses.map((cabinClass) => (
          <label key={cabinClass} className={styles.option}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              value={cabinClass}
              checked={cabinClass === value}
              onChange={() => onChange(cabinClass)}
            />
            <span className={styles.face}>{cabinClass}</span>
          </label>
        ))}
      </div>
      <p id={`${group}-fares`} className={styles.fares}>
        {cabinFareNote}
      </p>
    </fieldset>
  )
}
