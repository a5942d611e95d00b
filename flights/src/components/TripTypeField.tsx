import type { FlightType } from '@storefront/contract'
import { VisuallyHidden } from '@storefront/ui'
import styles from './TripTypeField.module.css'

export type TripTypeFieldProps = { value: FlightType; onChange: (type: FlightType) => void }

const types: readonly FlightType[] = ['Oneway', 'Round Trip']

/** Radio Oneway / Round Trip (spec §2). */
export function TripTypeField({ value, onChange }: TripTypeFieldProps) {
  return (
    <fieldset className={styles.types}>
      <legend>
        <VisuallyHidden>Trip type</VisuallyHidden>
      </legend>
      {types.map((type) => (
        <label key={type} className={styles.type}>
          <input
            type="radio"
            name="type"
            value={type}
            className={styles.radio}
            checked={type === value}
            onChange={() => onChange(type)}
          />
          {type}
        </label>
      ))}
    </fieldset>
  )
}
