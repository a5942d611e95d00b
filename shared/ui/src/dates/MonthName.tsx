import type { ComponentProps } from 'react'
import { useDayPicker } from 'react-day-picker'

/** Name of a month above its days. Of two in sight only the first is announced when they change. */
export function MonthName({ role, 'aria-live': live, ...rest }: ComponentProps<'span'>) {
  const { months, formatters } = useDayPicker()
  const isFirst = months[0] && rest.children === formatters.formatCaption(months[0].date)
  return <span {...rest} {...(isFirst ? { role, 'aria-live': live } : {})} />
}
