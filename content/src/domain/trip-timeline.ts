import type { DeviceBooking } from '@storefront/booking'
import type { IsoDate, PlanRecord } from '@storefront/contract'
import { addDays, type Plan } from '@storefront/domain'

type BookedPlan = Plan<PlanRecord & Pick<DeviceBooking, 'recap'>>

export type TripDay = { day: IsoDate; texts: string[] }

/** Days of a trip: flights, landing, nights, tours, and nights without a bed between landing and departure. */
export function tripTimeline({ parts, first, last }: BookedPlan): TripDay[] {
  const texts = new Map<IsoDate, string[]>()
  const add = (day: IsoDate, ...words: (string | null | undefined)[]) =>
    texts.set(day, [...(texts.get(day) ?? []), words.filter(Boolean).join(' ')])
  for (const { product, record, lands, ...days } of parts) {
    if (!record) continue
    const { name, events } = record.recap
    for (const { title, start } of events) add(start.date, start.time, title)
    if (events.length === 0) add(days.first, name)
    if (product === 'flight') {
      if (!events.some(({ start }) => start.date === days.first)) add(days.first, lands, 'You land')
    } else {
      for (const day of between(addDays(days.first, 1), days.last))
        add(day, product === 'tour' ? name : `Night at ${name}`)
      if (days.last && days.last > days.first) add(days.last, `Last day of ${name}`)
    }
  }
  for (const night of between(first, last)) {
    const hasBed = parts.some(
      ({ product, first, last }) =>
        (product === 'hotel' || product === 'package') && first <= night && night < (last ?? first),
    )
    if (!hasBed) add(night, 'No bed booked for this night')
  }
  return [...texts]
    .map(([day, texts]) => ({ day, texts }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** Days from `first` to the one before `last`; none without a last day. */
function between(first: IsoDate, last: IsoDate | null): IsoDate[] {
  const days: IsoDate[] = []
  for (let day = first; last && day < last; day = addDays(day, 1)) days.push(day)
  return days
}
