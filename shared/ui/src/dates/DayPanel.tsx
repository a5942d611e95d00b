import type { IsoDate } from '@storefront/contract'
import { fromDate, toDate } from '@storefront/domain'
import { DayPicker } from 'react-day-picker'
import { calendarLabels, calendarProps } from './calendar-look.tsx'
import { DatePanel, type DatePanelProps } from './DatePanel.tsx'

type DayPanelProps = Omit<DatePanelProps, 'remark' | 'children'> & {
  value: IsoDate
  min: IsoDate
  isOffered: ((date: IsoDate) => boolean) | undefined
  onChange: (date: IsoDate) => void
}

const labels = calendarLabels()

/** A calendar for one day. Loaded on intent. */
export function DayPanel({ value, min, isOffered, onChange, ...panel }: DayPanelProps) {
  const isOut = (day: Date) => isOffered?.(fromDate(day)) === false
  const choose = (day: Date) => {
    onChange(fromDate(day))
    panel.onClose()
  }
  return (
    <DatePanel {...panel}>
      <DayPicker
        {...calendarProps(min, value)}
        disabled={[{ before: toDate(min) }, isOut]}
        mode="single"
        required
        labels={labels}
        selected={toDate(value)}
        onSelect={choose}
      />
    </DatePanel>
  )
}
