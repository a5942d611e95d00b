import { ana } from '@storefront/booking/testing/rules'
import * as wire from '@storefront/contract/wire'
import { readOne } from '@storefront/http'
import { expect, test } from 'vitest'
import { anyPackage, anySearch } from '../testing/fixtures.ts'
import { bookingKey, packageCheckout, packageRecap, packageRequest } from './booking.ts'

const guests = [ana, ana, ana, ana]

test('sends the package, its days and all guests, and for a card payment also the total', () => {
  const request = packageRequest(anyPackage, anySearch, guests)
  expect(request).toEqual({
    package_id: 4,
    check_in_date: '2026-11-24',
    check_out_date: '2026-11-28',
    guests_count: 4,
    guests,
  })
  expect(readOne(wire.packageRequest, request, '')).toEqual(request)
  const checkout = packageCheckout(anyPackage, anySearch, guests, 1469.85)
  expect(checkout).toEqual({ ...request, total_amount_usd: 1469.85 })
  expect(readOne(wire.packageCheckout, checkout, '')).toEqual(checkout)
})

test('identifies a booking by package, dates and guests', () => {
  const key = bookingKey(anyPackage, anySearch)
  expect(bookingKey(structuredClone(anyPackage), structuredClone(anySearch))).toBe(key)
  expect(bookingKey({ ...anyPackage, id: 5 }, anySearch)).not.toBe(key)
  expect(bookingKey(anyPackage, { ...anySearch, checkOutDate: '2026-11-29' })).not.toBe(key)
  const guests = { ...anySearch.guests, infants: 2 }
  expect(bookingKey(anyPackage, { ...anySearch, guests })).not.toBe(key)
})

test('the recap has package, dates, total and a calendar entry', () => {
  const recap = packageRecap(anyPackage, anySearch)
  expect(recap).toMatchObject({ name: 'The Maya Route', totalUsd: 1469.85 })
  expect(recap.rows).toEqual(
    expect.arrayContaining([
      { label: 'Check-in', value: 'Tue 24-11-2026' },
      { label: 'Check-out', value: 'Sat 28-11-2026' },
    ]),
  )
  expect(recap.events).toEqual([
    {
      title: 'The Maya Route',
      start: { date: '2026-11-24' },
      end: { date: '2026-11-29' },
      details: 'Tulum',
    },
  ])
})
