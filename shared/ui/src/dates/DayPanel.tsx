import type { IsoDate } from '@storefront/contract'
import { fromDate, toDate } from '@storefront/domain'
import type { RefObject } from 'react'
import { DayPicker } from 'react-day-picker'
import { calendarLabels, calendarProps } from './calendar-look.tsx'
import { DatePanel } from './DatePanel.tsx'

export type DayPanelProps = {
  open: boolean
  onClose: () => void
  field: RefObject<HTMLElement | null>
  label: string
  value: IsoDate
  /** First day that can be chosen. */
  min: IsoDate
  isOffered: ((date: IsoDate) => boolean) | undefined
  onChange: (date: IsoDate) => void
}

const labels = calendarLabels()

/** A calendar for one day. Loaded on intent. */
export function DayPanel(props: DayPanelProps) {
  const { open, onClose, field, label, value, min, isOffered, onChange } = props
  const isOut = (day: Date) => isOffered?.(fromDate(day)) === false
  const choose = (day: Date) => {
    onChange(fromDate(day))
    onClose()
  }
  return (
    <DatePanel open={open} onClose={onClose} field={field} fields={field} title={label}>
      {(months) => (
        <DayPicker
          {...calendarProps(min, value, months)}
          disabled={[{ before: toDate(min) }, isOut]}
          mode="single"
          required
          labels={labels}
          selected={toDate(value)}
          onSelect={choose}
        />
      )}
    </DatePanel>
  )
}
