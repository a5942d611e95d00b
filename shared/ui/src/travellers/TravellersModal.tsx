import {
  type CabinClass,
  cabinClasses,
  type TravellerBand,
  type TravellerCounts,
} from '@storefront/contract'
import {
  ageBandLabels,
  cabinFareNote,
  minTravellers,
  partyProblem,
  travellerBands,
} from '@storefront/domain'
import { useId } from 'react'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { Icon, Minus, Plus } from '../media/icons.ts'
import { ModalDialog } from '../modal/ModalDialog.tsx'
import styles from './TravellersModal.module.css'

export type TravellersModalProps = {
  onClose: () => void
  counts: TravellerCounts
  onCountChange: (band: TravellerBand, count: number) => void
  cabinClass?: CabinClass
  onCabinClassChange?: (cabinClass: CabinClass) => void
  infantsHint?: string
}

/** Modal for counts per age band and cabin class. Changes apply at once; 'Done' only closes. */
export function TravellersModal(props: TravellersModalProps) {
  const { counts, onCountChange, cabinClass, onCabinClassChange, infantsHint } = props
  return (
    <ModalDialog
      open
      onClose={props.onClose}
      title={cabinClass ? 'Select Travellers & Class' : 'Select Travellers'}
      footer={
        <Button wide onClick={props.onClose}>
          Done
        </Button>
      }
    >
      {travellerBands.map((band) => (
        <TravellerStepper
          key={band}
          band={band}
          count={counts[band]}
          onChange={(count) => onCountChange(band, count)}
          hint={band === 'infants' ? infantsHint : undefined}
        />
      ))}
      <p role="status" className={styles.tooMany}>
        {partyProblem(counts)?.text}
      </p>
      {cabinClass && onCabinClassChange && (
        <CabinClassChoice value={cabinClass} onChange={onCabinClassChange} />
      )}
    </ModalDialog>
  )
}

const singular: Record<TravellerBand, string> = {
  adults: 'adult',
  children: 'child',
  infants: 'infant',
}

type TravellerStepperProps = {
  band: TravellerBand
  count: number
  onChange: (count: number) => void
  hint?: string
}

/** Stepper of one age band, with its minimum and no maximum. */
function TravellerStepper({ band, count, onChange, hint }: TravellerStepperProps) {
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
          <Icon shape={Minus} size={18} />
        </IconButton>
        <output className={styles.count} aria-labelledby={`${id}-name`}>
          {count}
        </output>
        <IconButton
          variant="outlined"
          label={`Add ${singular[band]}`}
          onClick={() => onChange(count + 1)}
        >
          <Icon shape={Plus} size={18} />
        </IconButton>
      </div>
    </fieldset>
  )
}

type CabinClassChoiceProps = {
  value: CabinClass
  onChange: (cabinClass: CabinClass) => void
}

function CabinClassChoice({ value, onChange }: CabinClassChoiceProps) {
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
              // The form around the modal would be submitted.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
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
