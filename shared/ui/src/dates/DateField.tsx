import type { IsoDate } from '@storefront/contract'
import { formatDayDate } from '@storefront/domain'
import { useRef, useState } from 'react'
import { PickerButton } from '../forms/PickerButton.tsx'
import { LoadFailed } from '../loading/LoadFailed.tsx'
import { onIntent } from '../loading/on-intent.ts'
import { useOnIntent } from '../loading/use-on-intent.ts'
import { CalendarDays, Icon } from '../media/icons.ts'
import type { Unavailable } from './range-choice.ts'

const panel = onIntent(() => import(/* webpackChunkName: "calendar" */ './DayPanel.tsx'))

type DateFieldProps = {
  label: string
  /** Name of the hidden input. */
  name?: string
  value: IsoDate
  min: IsoDate
  /** False if `min` follows the day of another field. */
  isMinEarliest?: boolean
  /** Reason why a day is unavailable. An unavailable `value` is shown all the same. */
  unavailable?: Unavailable
  onChange: (date: IsoDate) => void
}

/** A day as 'Tue 24-11-2026' with a calendar, whose code is fetched on pointer or focus. */
export function DateField(props: DateFieldProps) {
  const { label, name, value, min, isMinEarliest = true, unavailable, onChange } = props
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const { module, failed } = useOnIntent(panel, open, close)
  return (
    <div>
      <PickerButton
        ref={button}
        label={label}
        value={formatDayDate(value)}
        icon={<Icon shape={CalendarDays} size={20} />}
        open={open}
        onPress={() => setOpen(!open)}
        onIntent={panel.preload}
      />
      {name && <input type="hidden" name={name} value={value} />}
      {failed && <LoadFailed />}
      {module && (
        <module.DayPanel
          open={open}
          onClose={close}
          field={button}
          fields={button}
          title={label}
          value={value}
          min={min}
          isMinEarliest={isMinEarliest}
          unavailable={unavailable}
          onChange={onChange}
        />
      )}
    </div>
  )
}
