import type { Airport } from '@storefront/contract'
import type { ReactNode } from 'react'
import { PickerButton } from '../forms/PickerButton.tsx'
import { airportList } from './LocationModal.tsx'

type LocationFieldProps = {
  /** 'From' or 'To'. */
  label: string
  /** Name of the hidden input that carries the IATA code in a plain form. */
  name?: string
  value: Airport | null
  /** The `id` of the form's `LocationModal`. */
  modal: string
  open: boolean
  onOpen: () => void
  icon?: ReactNode
  invalid?: boolean
}

/** Shows the chosen airport and opens the location modal. */
export function LocationField(props: LocationFieldProps) {
  const { label, name, value, modal, open, onOpen, icon, invalid } = props
  return (
    <div>
      <PickerButton
        label={label}
        value={value ? `${value.name} (${value.iataCode})` : ''}
        placeholder="Select Location"
        icon={icon}
        dialog={modal}
        open={open}
        invalid={invalid}
        onPress={onOpen}
        onIntent={airportList.preload}
      />
      {name && <input type="hidden" name={name} value={value?.iataCode ?? ''} />}
    </div>
  )
}
