import { ana } from '@storefront/booking/testing/rules'
import * as wire from '@storefront/contract/wire'
import { readOne } from '@storefront/http'
import { expect, test } from 'vitest'
import { anyPackage, anySearch } from '../testing/fixtures.ts'
import { packageOffer } from './booking.ts'

const guests = [ana, ana, ana, ana]

test('offers a package on its days for its guests', () => {
  const rows = [
    { label: 'Destination', value: 'Tulum' },
    { label: 'Duration', value: '5 Days' },
    { label: 'Check-in', value: 'Tue 24-11-2026' },
    { label: 'Check-out', value: 'Sat 28-11-2026' },
    { label: 'Guests', value: '3' },
    { label: 'Infants', value: '1' },
  ]
  const { bodyFor, chatText, selectionKey, ...facts } = packageOffer(anyPackage, anySearch)
  expect(facts).toEqual({
    product: 'package',
    itemKey: '4',
    name: 'The Maya Route',
    when: 'Tue 24-11-2026 to Sat 28-11-2026',
    image: { src: '/media/package-01-1200.avif', alt: 'The Maya Route' },
    chosenAt: {
      address: '/packages/maya-route?checkin=2026-11-24&checkout=2026-11-28&guests=2%2C1%2C1',
      label: 'Back to the package',
    },
    rows,
    lines: [
      { label: 'Price per person', usd: 489.95 },
      { label: 'Subtotal (3 guests)', usd: 1469.85 },
      { label: 'Infants total', usd: 0 },
    ],
    totalUsd: 1469.85,
    terms: { notes: [] },
    days: { first: '2026-11-24', last: '2026-11-28' },
    party: anySearch.guests,
    cardProblem: null,
    recap: {
      rows,
      events: [
        {
          title: 'The Maya Route',
          start: { date: '2026-11-24' },
          end: { date: '2026-11-29' },
          details: 'Tulum',
        },
      ],
    },
  })
})

test('sells a package for its own length, whatever the selection says', () => {
  const longer = { ...anySearch, checkOutDate: '2026-12-03' }
  const { days, bodyFor } = packageOffer(anyPackage, longer)
  expect(days).toEqual({ first: '2026-11-24', last: '2026-11-28' })
  expect(bodyFor('card', guests, 1400)).toMatchObject({ check_out_date: '2026-11-28' })
})

test.each([
  ['whatsApp', {}, wire.packageRequest],
  ['card', { total_amount_usd: 1400 }, wire.packageCheckout],
] as const)('sends by %s the package, its days, all guests and %j', (way, total, schema) => {
  const body = packageOffer(anyPackage, anySearch).bodyFor(way, guests, 1400)
  const days = { check_in_date: '2026-11-24', check_out_date: '2026-11-28' }
  expect(body).toEqual({ package_id: 4, ...days, guests_count: 4, guests, ...total })
  expect(readOne<typeof schema>(schema, body, '')).toEqual(body)
})

test('writes package and days', () => {
  const facts = { leadTraveller: '', now: '2026-11-20T12:00', totalUsd: 1, quoteUrl: '' }
  expect(packageOffer(anyPackage, anySearch).chatText(facts)).toContain(
    'The Maya Route, Tulum\n\nCheck-in: 24-11-2026\nCheck-out: 28-11-2026\n',
  )
})
