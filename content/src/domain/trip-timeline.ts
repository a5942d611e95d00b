import type { DeviceBooking } from '@storefront/booking'
import type { IsoDate, PlanRecord } from '@storefront/contract'
import { daysFrom, isStay, nightsBetween, type Plan } from '@storefront/domain'

type BookedPlan = Plan<PlanRecord & Pick<DeviceBooking, 'recap'>>

/**
 * Texts by day of a trip, in order: flights, landing, nights, tours, and nights without a bed between landing and
 * departure.
 */
export function tripTimeline({ parts, first, last }: BookedPlan): Map<IsoDate, string[]> {
  const entries: { day: IsoDate; at: string; text: string }[] = []
  // Texts without a time come last on their day.
  const add = (day: IsoDate, text: string, time?: string | null) =>
    entries.push({ day, at: `${day} ${time ?? '24:00'}`, text: time ? `${time} ${text}` : text })
  for (const { product, record, lands, ...days } of parts) {
    if (!record) continue
    const { name, events } = record.recap
    for (const { title, start } of events) add(start.date, title, start.time)
    if (events.length === 0) add(days.first, name)
    if (product === 'flight') {
      if (!events.some(({ start }) => start.date === days.first)) add(days.first, 'You land', lands)
    } else {
      for (const day of nightsOf(days).slice(1))
        add(day, product === 'tour' ? name : `Night at ${name}`)
      if (days.last && days.last > days.first) add(days.last, `Last day of ${name}`)
    }
  }
  const nights = parts.filter(isStay).flatMap(nightsOf)
  for (const night of nightsOf({ first, last }))
    if (!nights.includes(night)) add(night, 'No bed booked for this night')
  const texts = new Map<IsoDate, string[]>()
  for (const { day, text } of entries.toSorted((a, b) => a.at.localeCompare(b.at)))
    texts.set(day, [...(texts.get(day) ?? []), text])
  return texts
}

/** Days but the last; none without a last day. */
function nightsOf({ first, last }: Pick<BookedPlan, 'first' | 'last'>): IsoDate[] {
  return daysFrom(first, nightsBetween(first, last ?? first))
}
