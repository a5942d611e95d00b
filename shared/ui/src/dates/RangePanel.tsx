import type { IsoDate } from '@storefront/contract'
import { fromDate, nightsBetween, nightsText, toDate } from '@storefront/domain'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { calendarLabels, calendarProps } from './calendar-look.tsx'
import { DatePanel, type DatePanelProps } from './DatePanel.tsx'
import {
  chooseDay,
  completed,
  type DateRange,
  type RangeDraft,
  type RangeEnd,
  type Unavailable,
  unavailableFor,
} from './range-choice.ts'

type RangePanelProps = Omit<DatePanelProps, 'title' | 'remark' | 'children'> & {
  startLabel: string
  endLabel: string
  start: IsoDate
  end: IsoDate
  min: IsoDate
  unavailable: Unavailable | undefined
  maxNights: number | null
  /** The end of the range that the next chosen day sets. */
  choosing: RangeEnd
  onChange: (range: DateRange) => void
}

/** Calendar for a range. Calls `onChange` once both ends are chosen. Loaded on intent. */
export function RangePanel(props: RangePanelProps) {
  const { startLabel, endLabel, start, end, min, unavailable, maxNights, ...rest } = props
  const { choosing, onChange, ...panel } = rest
  const [draft, setDraft] = useState<RangeDraft>({ start, end, choosing })
  const unavailableNext = unavailable && unavailableFor(draft, unavailable, maxNights)
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
      isComplete={draft.end !== null}
      firstDay={min}
    >
      <DayPicker
        {...calendarProps(min, draft.start, unavailableNext)}
        mode="range"
        required
        excludeDisabled
        labels={calendarLabels(unavailableNext, { start: startLabel, end: endLabel })}
        selected={{ from: toDate(draft.start), to: draft.end ? toDate(draft.end) : undefined }}
        onSelect={(_, day) => choose(day)}
      />
    </DatePanel>
  )
}
