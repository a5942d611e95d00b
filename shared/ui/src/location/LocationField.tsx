import { type ReactNode, useRef } from 'react'
import { PickerButton } from '../forms/PickerButton.tsx'
import { LoadFailed } from '../loading/LoadFailed.tsx'
import { onIntent } from '../loading/on-intent.ts'
import { useOnIntent } from '../loading/use-on-intent.ts'
import { MapPin } from '../media/icons.ts'
import type { LocationModalProps } from './LocationModal.tsx'

const modal = onIntent(() => import(/* webpackChunkName: "location-modal" */ './LocationModal.tsx'))

export type LocationFieldProps = Omit<LocationModalProps, 'onClose' | 'returnFocusTo'> & {
  /** 'From' or 'To'. */
  label: string
  /** The form holds the open one of its fields (none, from or to), so that only one is open (spec §2). */
  onOpenChange: (open: boolean) => void
  /** Name of the hidden input that carries the IATA code in a plain form. */
  name?: string
  icon?: ReactNode
  /** Nothing was chosen although something must be. */
  invalid?: boolean
}

/** Shows the chosen airport and opens the location modal, whose code is fetched when pointer or focus comes near. */
export function LocationField(props: LocationFieldProps) {
  const { label, name, value, open, onOpenChange, search, onSelect } = props
  const button = useRef<HTMLButtonElement>(null)
  const close = () => onOpenChange(false)
  const { module, failed } = useOnIntent(modal, open, close)
  return (
    <div>
      <PickerButton
        ref={button}
        label={label}
        value={value ? `${value.name} (${value.iataCode})` : ''}
        placeholder="Select Location"
        icon={props.icon ?? <MapPin size={20} aria-hidden="true" />}
        open={open}
        invalid={props.invalid}
        onPress={() => onOpenChange(true)}
        onIntent={modal.preload}
      />
      {name && <input type="hidden" name={name} value={value?.iataCode ?? ''} />}
      {failed && <LoadFailed />}
      {module && (
        <module.LocationModal
          open={open}
          onClose={close}
          value={value}
          search={search}
          onSelect={onSelect}
          returnFocusTo={button}
        />
      )}
    </div>
  )
}
