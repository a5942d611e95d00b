import type { IsoDate, TravellerCounts } from '@storefront/contract'
import { cancunTime, formatCancunTime } from './cancun-clock.ts'
import { formatDate } from './dates.ts'
import { formatUsd } from './money.ts'
import { travellerSummary } from './travellers.ts'

/** Prefilled text of the floating chat button (product 1.3). */
export const greeting =
  "Hello! I'm interested in one of your travel packages and would like more information."

/** Click-to-chat link to the agency's number with `text` prefilled. Lone surrogates become U+FFFD, which encoding needs. */
export function chatUrl(number: string, text: string): string {
  // Not by toWellFormed, which Firefox 115 does not have.
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\ufffd')
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(wellFormed)}`
}

/** Content of a booking message. Never a passport number or a birth date: addresses leak (product 4.7). */
export type BookingMessage = {
  /** Reference of the recorded request; null where the provider named none. */
  reference?: string | null
  /** Name of what is booked, e.g. hotel and room name, or the route of a flight. */
  name: string
  /** Days in the order they come, e.g. Check-in and Check-out. */
  dates: { label: string; date: IsoDate }[]
  /** The product's further lines, e.g. inbound flight and cabin class. */
  lines?: { label: string; value: string }[]
  travellers: TravellerCounts
  totalUsd: number
  /** ISO time until which the provider's total holds; null where it named none. */
  priceUntil?: string | null
  /** Purpose of the total, e.g. 'Economy fare; Business on request', absent where the name says it. */
  totalFor?: string
  /** Reasons why it cannot be paid by card, for the agent. */
  reasons?: readonly string[]
  /** First and last name of the first traveller; '' leaves the line out. */
  leadTraveller: string
  /** Absolute address of the quote: where the visitor was. */
  quoteUrl: string
}

/** Facts that every product's message gets when it is sent: the rest follows from what is booked. */
export type ChatFacts = Pick<
  BookingMessage,
  'leadTraveller' | 'totalUsd' | 'priceUntil' | 'quoteUrl' | 'reference' | 'reasons'
>

/** The message that asks the agency for a booking: one template for the four products (product 4.7). */
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
