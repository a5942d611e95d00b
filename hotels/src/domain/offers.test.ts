import { expect, test } from 'vitest'
import { anyHotel, anySearch, roomWith } from './fixtures.ts'
import { offersFor } from './offers.ts'

const offers = (...rooms: ReturnType<typeof roomWith>[]) =>
  offersFor([{ ...anyHotel, rooms }], anySearch)

test('an offer is the cheapest room that fits: price per night and total for the stay', () => {
  const [offer] = offers(
    roomWith([{ pricePerNightUsd: 150 }]),
    roomWith([{ pricePerNightUsd: 99.5, infantPriceUsd: 10 }]),
    roomWith([{ pricePerNightUsd: 20, maxChildren: 0 }]),
  )
  expect(offer).toMatchObject({ name: 'Laguna Azul', nightlyUsd: 99.5, totalUsd: 328.5 })
  expect(offer).not.toHaveProperty('rooms')
})

test('a hotel without a usable rate is not listed', () => {
  expect(offers(roomWith([{ maxPax: 2 }]), roomWith([]))).toEqual([])
  expect(offers()).toEqual([])
})

test('an offer knows the largest minimum over all rates, usable or not', () => {
  const [offer] = offers(roomWith([{}]), roomWith([{ minNights: 7, maxPax: 1 }]))
  expect(offer?.largestMinNights).toBe(7)
})

test('hotels stay in the order of the provider', () => {
  const dear = { ...anyHotel, name: 'Dear', rooms: [roomWith([{ pricePerNightUsd: 900 }])] }
  expect(offersFor([dear, anyHotel], anySearch).map(({ name }) => name)).toEqual([
    'Dear',
    'Laguna Azul',
  ])
})
