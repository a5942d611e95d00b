import type { IsoDate, TravellerCounts } from '@storefront/contract'
import { cancunTime, formatCancunTime } from './cancun-clock.ts'
import { formatDate } from './dates.ts'
import { formatUsd } from './money.ts'
import { travellerSummary } from './travellers.ts'

/** Content of a booking message. It never has a passport number or birth date, because URLs leak (product 4.7). */
export type BookingMessage = {
  /** Reference of the recorded request, if any. */
  reference?: string | null
  /** Product name, e.g. hotel and room, or the route of a flight. */
  name: string
  /** In chronological order, e.g. Check-in and Check-out. */
  dates: { label: string; date: IsoDate }[]
  /** Further lines, e.g. return flight and cabin class. */
  lines?: { label: string; value: string }[]
  travellers: TravellerCounts
  totalUsd: number
  /** ISO time until which the provider's total holds; null if the provider named none. */
  priceUntil?: string | null
  /** Explains the total, e.g. 'Economy fare; Business on request'. */
  totalFor?: string
  /** Reasons against paying by card. */
  reasons?: readonly string[]
  /** Full name of the first traveller; '' leaves the line out. */
  leadTraveller: string
  /** Absolute URL of the page. */
  quoteUrl: string
}

/** Facts known only on sending; the product knows the rest. `now` is a `cancunTime`. */
export type ChatFacts = Pick<
  BookingMessage,
  'leadTraveller' | 'totalUsd' | 'priceUntil' | 'quoteUrl' | 'reference' | 'reasons'
> & { now: string }

/** WhatsApp message of all four products (product 4.7). */
export function bookingMessage(message: BookingMessage): string {
  const { reference, dates, lines = [], totalFor, reasons = [], leadTraveller } = message
  const until = message.priceUntil && formatCancunTime(cancunTime(new Date(message.priceUntil)))
  const total = `${formatUsd(message.totalUsd)} USD`
  const details = [
    ...dates.map(({ label, date }) => ({ label, value: formatDate(date) })),
    ...lines,
    { label: 'Travellers', value: travellerSummary(message.travellers) },
    { label: 'Total', value: totalFor ? `${total} (${totalFor})` : total },
    ...(until ? [{ label: 'Price holds until', value: until }] : []),
    ...reasons.map((value) => ({ label: 'Not by card', value })),
    ...(leadTraveller.trim() ? [{ label: 'Lead traveller', value: leadTraveller.trim() }] : []),
    { label: 'Quote', value: message.quoteUrl },
  ]
  return [
    "Hello! I'd like to book:",
    ...(reference ? [`Request: ${reference}`] : []),
    message.name,
    '',
    ...details.map(({ label, value }) => `${label}: ${value}`),
  ].join('\n')
}
