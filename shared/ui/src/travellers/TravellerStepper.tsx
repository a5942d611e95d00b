import type { TravellerBand } from '@storefront/contract'
import { ageBandLabels, minTravellers } from '@storefront/domain'
import { useId } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { Minus, Plus } from '../media/icons.ts'
import styles from './TravellerStepper.module.css'

const singular: Record<TravellerBand, string> = {
  adults: 'adult',
  children: 'child',
  infants: 'infant',
}

export type TravellerStepperProps = {
  band: TravellerBand
  count: number
  onChange: (count: number) => void
  /** Said beside the ages. */
  hint?: string
}

/** Counts one age band up and down; its lower bound is the band's, it has no upper one (spec §5). */
export function TravellerStepper({ band, count, onChange, hint }: TravellerStepperProps) {
  const id = useId()
  const { name, ages } = ageBandLabels[band]
  const isLeast = count <= minTravellers[band]
  return (
    <fieldset aria-labelledby={`${id}-name`} aria-describedby={`${id}-ages`} className={styles.row}>
      <div>
        <span id={`${id}-name`} className={styles.name}>
          {name}
        </span>
        <span id={`${id}-ages`} className={styles.ages}>
          <span>{ages}</span>
          {hint && <span>{` · ${hint}`}</span>}
        </span>
      </div>
      <div className={styles.stepper}>
        <IconButton
          variant="outlined"
          label={`Remove ${singular[band]}`}
          aria-disabled={isLeast}
          onClick={() => !isLeast && onChange(count - 1)}
        >
          <Minus size={18} aria-hidden="true" />
        </IconButton>
        <output className={styles.count} aria-labelledby={`${id}-name`}>
          {count}
        </output>
        <IconButton
          variant="outlined"
          label={`Add ${singular[band]}`}
          onClick={() => onChange(count + 1)}
        >
          <Plus size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </fieldset>
  )
}
