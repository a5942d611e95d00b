import type { IsoDate } from '@storefront/contract'
import { fromDate, toDate } from '@storefront/domain'
import type { ComponentProps } from 'react'
import {
  type ClassNames,
  type Labels,
  type Modifiers,
  type PropsBase,
  useDayPicker,
} from 'react-day-picker'
import styles from './Calendar.module.css'
import type { Unavailable } from './range-choice.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long' })
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long' })

const classNames: Partial<ClassNames> = {
  months: styles.months,
  nav: styles.nav,
  button_previous: styles.navButton,
  button_next: styles.navButton,
  chevron: styles.chevron,
  month_caption: styles.caption,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  today: styles.today,
  disabled: styles.disabled,
  hidden: styles.hidden,
  footer: styles.reasons,
  selected: styles.selected,
  range_start: styles.start,
  range_middle: styles.middle,
  range_end: styles.end,
}

/** '24 November 2026, Tuesday': starts with the visible number, for speech input. */
function dayLabel(date: Date): string {
  return `${date.getDate()} ${monthFormat.format(date)} ${date.getFullYear()}, ${dayFormat.format(date)}`
}

/** Labels of days. They name the ends of a range, and the reason why a day is unavailable. */
export function calendarLabels(
  unavailable: Unavailable | undefined,
  ends?: { start: string; end: string },
): Partial<Labels> {
  return {
    labelDayButton: (date: Date, modifiers: Modifiers) => {
      const roles = [
        ends && modifiers.range_start && ends.start,
        ends && modifiers.range_end && ends.end,
        !ends && modifiers.selected && 'selected',
        unavailable?.(fromDate(date)),
      ]
      return [dayLabel(date), ...roles.filter(Boolean)].join(', ')
    },
  }
}

/** Props of both calendars: our styles, two months, no day before `min`. */
export function calendarProps(
  min: IsoDate,
  shown: IsoDate,
  unavailable: Unavailable | undefined,
): PropsBase {
  const first = toDate(min)
  return {
    classNames,
    components: { CaptionLabel: MonthName },
    disabled: [
      { before: first },
      (day: Date) => unavailable !== undefined && unavailable(fromDate(day)) !== null,
    ],
    footer: unavailable && <UnavailableReasons min={min} unavailable={unavailable} />,
    startMonth: first,
    defaultMonth: toDate(shown < min ? min : shown),
    numberOfMonths: 2,
    showOutsideDays: false,
  }
}

/** Caption of a month. Only that of the first visible month is announced on a change. */
function MonthName({ role, 'aria-live': live, ...rest }: ComponentProps<'span'>) {
  const { months, formatters } = useDayPicker()
  const isFirst = months[0] && rest.children === formatters.formatCaption(months[0].date)
  return <span {...rest} {...(isFirst ? { role, 'aria-live': live } : {})} />
}

/** Distinct reasons of the unavailable days in the visible months. */
function UnavailableReasons({ min, unavailable }: { min: IsoDate; unavailable: Unavailable }) {
  const { months } = useDayPicker()
  const days = months.flatMap((month) => month.weeks.flatMap((week) => week.days))
  const reasons = days
    .filter((day) => !day.outside && fromDate(day.date) >= min)
    .map((day) => unavailable(fromDate(day.date)))
    .filter((reason) => reason !== null)
  return reasons.length > 0 && <p>{`Grey days: ${[...new Set(reasons)].join(', ')}.`}</p>
}
