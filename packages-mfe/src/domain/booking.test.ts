import { ana } from '@storefront/booking/testing/rules'
import * as wire from '@storefront/contract/wire'
import { readOne } from '@storefront/http'
import { expect, test } from 'vitest'
import { anyPackage, anySearch } from '../testing/fixtures.ts'
import { packageOffer } from './booking.ts'

const guests = [ana, ana, ana, ana]

test('offers a package on its days for its guests', () => {
  expect(packageOffer(anyPackage, anySearch)).toMatchObject({
    product: 'package',
    when: 'Tue 24-11-2026 to Sat 28-11-2026',
    chosenAt: {
      address: '/packages/maya-route?checkin=2026-11-24&checkout=2026-11-28&guests=2%2C1%2C1',
      label: 'Back to the package',
    },
    totalUsd: 1469.85,
    days: { first: '2026-11-24', last: '2026-11-28' },
    party: anySearch.guests,
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
