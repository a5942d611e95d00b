import type { IsoDate } from '@storefront/contract'
import { fromDate, toDate } from '@storefront/domain'
import { DayPicker } from 'react-day-picker'
import { calendarLabels, calendarProps } from './calendar-look.tsx'
import { DatePanel, type DatePanelProps } from './DatePanel.tsx'
import type { Unavailable } from './range-choice.ts'

type DayPanelProps = Omit<DatePanelProps, 'remark' | 'children'> & {
  value: IsoDate
  min: IsoDate
  isMinEarliest: boolean
  unavailable: Unavailable | undefined
  onChange: (date: IsoDate) => void
}

/** Calendar for one day. Loaded on intent. */
export function DayPanel(props: DayPanelProps) {
  const { value, min, isMinEarliest, unavailable, onChange, ...panel } = props
  const choose = (day: Date) => {
    onChange(fromDate(day))
    panel.onClose()
  }
  return (
    <DatePanel {...panel} firstDay={isMinEarliest ? min : undefined}>
      <DayPicker
        {...calendarProps(min, value, unavailable)}
        mode="single"
        required
        labels={calendarLabels(unavailable)}
        selected={toDate(value)}
        onSelect={choose}
      />
    </DatePanel>
  )
}
