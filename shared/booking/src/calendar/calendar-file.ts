import type { Agency } from '@storefront/contract'
import { type Conditions, formatCancunTime, localFeesText } from '@storefront/domain'
import { randomKey } from '@storefront/http'
import { ICalCalendar } from 'ical-generator'
import type { KeptRecap } from '../checkouts/recap.ts'

/** A booking as far as the calendar needs it. */
export type CalendarBooking = { reference: string | null; recap: KeptRecap }

type Event = KeptRecap['events'][number]

/**
 * Returns an iCalendar file (RFC 5545) with reference, conditions and the agency's phone in each entry. Times carry no
 * zone, so that 08:30 shows as 08:30 everywhere, as on a ticket.
 */
export function calendarFile(
  bookings: readonly CalendarBooking[],
  { product, phone }: Pick<Agency, 'product' | 'phone'>,
): string {
  const calendar = new ICalCalendar({ prodId: { company: product, product: 'Bookings' } })
  for (const { reference, recap } of bookings) {
    const id = reference ?? randomKey()
    const notes = [
      reference && `Reference: ${reference}`,
      `Phone: ${phone}`,
      ...conditionsOf(recap),
    ]
    for (const [index, event] of recap.events.entries()) {
      calendar.createEvent({
        id: `${id}-${index + 1}@booking`,
        summary: event.title,
        description: [event.details, ...notes].filter(Boolean).join('\n'),
        start: clockOf(event.start),
        end: endOf(event),
        allDay: !event.start.time,
        floating: true,
      })
    }
  }
  return calendar.toString()
}

/** Null if the end is not after the start. */
function endOf({ start, end }: Event): Date | null {
  if (!end || Boolean(end.time) !== Boolean(start.time)) return null
  return clockOf(end) > clockOf(start) ? clockOf(end) : null
}

/** The file shows the UTC hours of a moment without a zone. */
function clockOf({ date, time }: Event['start']): Date {
  return new Date(`${date}T${time ?? '00:00'}Z`)
}

function conditionsOf({ parts = [], ...shared }: Conditions): string[] {
  const ofParts = parts.flatMap(({ label, ...part }) =>
    conditionLines(part).map((line) => `${label}: ${line}`),
  )
  return [...ofParts, ...conditionLines(shared)]
}

function conditionLines({ freeUntil, cancellation, notes, localFees = [] }: Conditions): string[] {
  return [
    ...(freeUntil ? [`Free cancellation until ${formatCancunTime(freeUntil)}`] : []),
    ...(cancellation ? [cancellation] : []),
    ...notes,
    ...(localFees.length > 0 ? [localFeesText(localFees)] : []),
  ]
}
