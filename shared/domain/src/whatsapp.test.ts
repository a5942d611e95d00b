import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type BookingMessage, bookingMessage, chatUrl, greeting } from './whatsapp.ts'

const textOf = (url: string) => new URL(url).searchParams.get('text')

describe('chatUrl', () => {
  it('leads to the digits of the number with the text prefilled', () => {
    const url = chatUrl('+52 998 555 0142', greeting)
    expect(url).toMatch(/^https:\/\/wa\.me\/529985550142\?text=Hello!%20I'm/)
    expect(textOf(url)).toBe(
      "Hello! I'm interested in one of your travel packages and would like more information.",
    )
  })

  it('carries any well-formed text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(textOf(chatUrl('52998', text))).toBe(text)
      }),
    )
    const awkward = 'Zoë & "Bob" #1 100% + 5\nשלום 👨‍👩‍👧 '.repeat(50)
    expect(textOf(chatUrl('52998', awkward))).toBe(awkward)
  })

  it('survives lone surrogates', () => {
    expect(textOf(chatUrl('52998', 'Ana \ud83d'))).toBe('Ana \ufffd')
    const runs = process.env.HARDENING ? 10_000 : 100
    fc.assert(
      fc.property(fc.uint16Array(), (units) => {
        const text = String.fromCharCode(...units)
        expect(textOf(chatUrl('52998', text))).toBe(text.toWellFormed())
      }),
      { numRuns: runs },
    )
    console.info(`${runs} texts of any characters: all decoded as written, none throws`)
  })
})

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

test('a booking message says product, dates, travellers, total, lead traveller and quote', () => {
  expect(bookingMessage(stay)).toBe(
    [
      "Hello! I'd like to book:",
      'Hotel Laguna, Ocean Suite',
      '',
      'Check-in: 24-11-2026',
      'Check-out: 27-11-2026',
      'Travellers: 2 Adults, 1 Child, 1 Infant(s)',
      'Total: $1,234.50 USD',
      'Lead traveller: Ana Pérez',
      'Quote: https://travel.example/hotels/laguna?guests=2,1,1',
    ].join('\n'),
  )
})

test('a round trip adds its inbound flight and cabin class', () => {
  const message = bookingMessage({
    ...stay,
    lines: [
      { label: 'Inbound flight', value: 'Aero Maya AM 210, MIA → CUN' },
      { label: 'Cabin class', value: 'Business' },
    ],
  })
  expect(message).toContain(
    '\nInbound flight: Aero Maya AM 210, MIA → CUN\nCabin class: Business\n',
  )
})

test('a recorded request names its reference first, and the reasons that close the card', () => {
  const reasons = ['The longest stay is 60 nights.', 'Everybody must be 18 or older.']
  expect(bookingMessage({ ...stay, reference: 'WA-12', reasons }).split('\n')).toEqual([
    "Hello! I'd like to book:",
    'Request: WA-12',
    'Hotel Laguna, Ocean Suite',
    '',
    'Check-in: 24-11-2026',
    'Check-out: 27-11-2026',
    'Travellers: 2 Adults, 1 Child, 1 Infant(s)',
    'Total: $1,234.50 USD',
    'Not by card: The longest stay is 60 nights.',
    'Not by card: Everybody must be 18 or older.',
    'Lead traveller: Ana Pérez',
    `Quote: ${stay.quoteUrl}`,
  ])
})

test.each([
  ['2026-12-11T15:44:09.000Z', 'Price holds until: Fri 11-12-2026, 10:44 (Cancún time)'],
  ['2026-12-11T03:00:00+01:00', 'Price holds until: Thu 10-12-2026, 21:00 (Cancún time)'],
  [null, undefined],
  [undefined, undefined],
])('a total that holds until %s is followed by %j', (priceUntil, line) => {
  const lines = bookingMessage({ ...stay, ...(priceUntil === undefined ? {} : { priceUntil }) })
    .split('\n')
    .filter((one) => one.startsWith('Price'))
  expect(lines[0]).toBe(line)
})

test('a lead traveller without a name has no line', () => {
  const lines = bookingMessage({ ...stay, leadTraveller: ' ' })
    .split('\n')
    .slice(-2)
  expect(lines).toEqual(['Total: $1,234.50 USD', `Quote: ${stay.quoteUrl}`])
})
