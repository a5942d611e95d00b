import type { TravellerCounts } from '@storefront/contract'
import { type BookingMessage, bookingMessage, type ChatFacts } from '../whatsapp.ts'
import { durationText, type Trip } from './trip.ts'

/** The message that asks the agency for a trip; `dates` are the product's own. */
export function tripMessage(
  { name, destinationName, durationDays }: Trip,
  dates: BookingMessage['dates'],
  travellers: TravellerCounts,
  facts: ChatFacts,
): string {
  const duration = durationText(durationDays)
  return bookingMessage({
    name: [name, destinationName].filter(Boolean).join(', '),
    dates,
    lines: duration ? [{ label: 'Duration', value: duration }] : [],
    travellers,
    ...facts,
  })
}
