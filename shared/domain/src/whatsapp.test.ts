import { expect, test } from 'vitest'
import { type BookingMessage, bookingMessage } from './whatsapp.ts'

const stay: BookingMessage = {
  name: 'Hotel Laguna, Ocean Suite',
  dates: [
    { label: 'Check-in', date: '2026-11-24' },
    { label: 'Check-out', date: '2026-11-27' },
  ],
  travellers: { adults: 2, children: 1, infants: 1 },
  totalUsd: 1234.5,
  leadTraveller: 'Ana Pérez',
  quoteUrl: 'https://travel.example/hotels/laguna?guests=2,1,1',
}

test('a message leaves out what is unknown', () => {
  const [, ...lines] = bookingMessage({ ...stay, leadTraveller: ' ' }).split('Child, ')
  expect(lines).toEqual([`1 Infant(s)\nTotal: $1,234.50 USD\nQuote: ${stay.quoteUrl}`])
})

test('a message has reference, dates, extra lines, total, reasons against card payment and lead traveller in order', () => {
  const more = {
    reference: 'WA-12',
    lines: [{ label: 'Cabin class', value: 'Business' }],
    totalFor: 'Economy fare',
    reasons: ['The longest stay is 60 nights.', 'Everybody must be 18 or older.'],
  }
  expect(bookingMessage({ ...stay, ...more }).split('\n')).toEqual([
    "Hello! I'd like to book:",
    'Request: WA-12',
    'Hotel Laguna, Ocean Suite',
    '',
    'Check-in: 24-11-2026',
    'Check-out: 27-11-2026',
    'Cabin class: Business',
    'Travellers: 2 Adults, 1 Child, 1 Infant(s)',
    'Total: $1,234.50 USD (Economy fare)',
    'Not by card: The longest stay is 60 nights.',
    'Not by card: Everybody must be 18 or older.',
    'Lead traveller: Ana Pérez',
    `Quote: ${stay.quoteUrl}`,
  ])
})

test('a message names the time until which its price holds, if the provider named one', () => {
  const until = 'Price holds until: Thu 10-12-2026, 21:00 (Cancún time)'
  expect(bookingMessage({ ...stay, priceUntil: '2026-12-11T03:00:00+01:00' })).toContain(until)
  expect(bookingMessage({ ...stay, priceUntil: null })).not.toContain('Price')
})
