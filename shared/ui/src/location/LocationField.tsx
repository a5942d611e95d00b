import type { Airport } from '@storefront/contract'
import type { ReactNode } from 'react'
import { PickerButton } from '../forms/PickerButton.tsx'
import { airportList } from './LocationModal.tsx'

type LocationFieldProps = {
  label: string
  /** Name of the hidden input, whose value is the IATA code. */
  name?: string
  value: Airport | null
  /** The `id` of the form's `LocationModal`. */
  modal: string
  open: boolean
  onOpen: () => void
  icon?: ReactNode
  invalid?: boolean
}

/** Button with the chosen airport that opens the location modal. */
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
