import type { DeviceBooking } from '@storefront/booking'
import type { IsoDate } from '@storefront/contract'
import { addDays, maxDate, type PlanMoment, planOf } from '@storefront/domain'

/** A booking whose days are known. */
export type DatedBooking = DeviceBooking & { start: IsoDate }

export type TripDay = { day: IsoDate; texts: string[] }

/** Paid and requested bookings of the visitor's plan, by first day. */
export function tripBookings(booked: readonly DeviceBooking[], moment: PlanMoment): DatedBooking[] {
  const dated = booked.filter((one): one is DatedBooking => one.start !== null)
  const counts = { adults: 1, children: 0, infants: 0 }
  const records = dated.map(({ product, state, startedAt, start, end }) => ({
    ...{ product, state, startedAt },
    plan: { place: '', first: start, last: end ?? start, counts },
  }))
  const parts = planOf(records, null, moment)?.parts ?? []
  return dated
    .filter(({ start, end }) =>
      parts.some(({ first, last }) => first === start && last === (end ?? start)),
    )
    .toSorted((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)))
}

/** Days of a trip with what begins and ends on each, and the nights without a bed. */
export function tripDays(bookings: readonly DatedBooking[]): TripDay[] {
  const texts = new Map<IsoDate, string[]>()
  const add = (day: IsoDate, text: string) => texts.set(day, [...(texts.get(day) ?? []), text])
  const stays = bookings.filter(({ product }) => product === 'hotel' || product === 'package')
  for (const { product, start, end, recap } of bookings) {
    for (const { title, start: begins } of recap.events)
      add(begins.date, [begins.time, title].filter(Boolean).join(' '))
    if (recap.events.length === 0) add(start, recap.name)
    if (end && product !== 'flight') add(end, `Last day of ${recap.name}`)
  }
  const last = bookings.reduce((last, { start, end }) => maxDate(last, end ?? start), '')
  const hasBed = (night: IsoDate) =>
    stays.some(({ start, end }) => start <= night && night < (end ?? start))
  for (let night = bookings[0]?.start ?? last; night < last; night = addDays(night, 1))
    if (!hasBed(night)) add(night, 'No bed booked for this night')
  return [...texts].map(([day, texts]) => ({ day, texts })).toSorted(byDay)
}

function byDay(a: TripDay, b: TripDay): number {
  return a.day < b.day ? -1 : Number(a.day > b.day)
}
