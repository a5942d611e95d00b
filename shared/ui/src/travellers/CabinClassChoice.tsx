import type { CabinClass } from '@storefront/contract'
import { useId } from 'react'
import styles from './CabinClassChoice.module.css'

const cabinClasses: readonly CabinClass[] = ['Economy', 'Business', 'First Class']

export type CabinClassChoiceProps = {
  value: CabinClass
  onChange: (cabinClass: CabinClass) => void
}

/** One of the three cabin classes (spec §3). */
export function CabinClassChoice({ value, onChange }: CabinClassChoiceProps) {
  const group = useId()
  return (
    <fieldset className={styles.choice}>
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
    </fieldset>
  )
}
