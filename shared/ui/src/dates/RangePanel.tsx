import type { IsoDate } from '@storefront/contract'
import { fromDate, nightsBetween, nightsText, toDate } from '@storefront/domain'
import { useMemo, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { calendarLabels, calendarProps } from './calendar-look.tsx'
import { DatePanel, type DatePanelProps } from './DatePanel.tsx'
import {
  chooseDay,
  completed,
  type DateRange,
  type RangeDraft,
  type RangeEnd,
} from './range-choice.ts'

type RangePanelProps = Omit<DatePanelProps, 'title' | 'remark' | 'children'> & {
  startLabel: string
  endLabel: string
  start: IsoDate
  end: IsoDate
  min: IsoDate
  /** The end that was pressed: the next day chosen becomes it. */
  choosing: RangeEnd
  onChange: (range: DateRange) => void
}

/** A calendar for a range: two choices make one; leaving after the first changes nothing. Loaded on intent. */
export function RangePanel(props: RangePanelProps) {
  const { startLabel, endLabel, start, end, min, choosing, onChange, ...panel } = props
  const [draft, setDraft] = useState<RangeDraft>({ start, end, choosing })
  const labels = useMemo(
    () => calendarLabels({ start: startLabel, end: endLabel }),
    [startLabel, endLabel],
  )
  const choose = (day: Date) => {
    const next = chooseDay(draft, fromDate(day))
    setDraft(next)
    const range = completed(next)
    if (!range) return
    onChange(range)
    panel.onClose()
  }
  const label = draft.choosing === 'start' ? startLabel : endLabel
  const nights = draft.end ? nightsBetween(draft.start, draft.end) : 0
  return (
    <DatePanel
      {...panel}
      title={`${startLabel} – ${endLabel}`}
      remark={nights > 0 ? nightsText(nights) : `Select ${label}`}
    >
      <DayPicker
        {...calendarProps(min, draft.start)}
        mode="range"
        required
        excludeDisabled
        labels={labels}
        selected={{ from: toDate(draft.start), to: draft.end ? toDate(draft.end) : undefined }}
        onSelect={(_, day) => choose(day)}
      />
    </DatePanel>
  )
}
