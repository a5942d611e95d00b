import { expect, test } from 'vitest'
import { type PricedBody, priceParty } from './price-party.ts'

const adult = '1990-01-01'
const thirteen = '2013-01-01'
const twelve = '2014-01-01'
const ten = '2016-01-01'
const two = '2024-12-10'
const baby = '2026-01-01'
const firstDay = '2026-12-10'

/** Adults and children cost $100, infants $5. */
function price(body: PricedBody, births: string[], infantMaxAge = 1) {
  return priceParty(body, {
    births,
    counted: { firstDay, infantMaxAge },
    likely: [{ adults: births.length, children: 0, infants: 0 }],
    isSoldTo: ({ children }) => children < 3,
    linesFor: ({ adults, children, infants }) => [
      { label: 'Fare', unitCents: 10_000, quantity: adults + children },
      { label: 'Infants', unitCents: 500, quantity: infants },
    ],
    none: 'Nothing is sold.',
  })
}
const counts = (adults: number, children: number, infants: number) => ({
  adults,
  children,
  infants,
})

test.each([
  ['as counted', counts(1, 0, 1), [adult, baby], 1],
  ['a guest of twelve as an adult', counts(2, 0, 0), [adult, twelve], 1],
  ['a guest of twelve as a child', counts(1, 1, 0), [adult, twelve], 1],
  ['an infant of ten where the rate allows it', counts(1, 0, 1), [adult, ten], 12],
])('prices counts that the birth dates allow: %s', (_, sent, births, infantMaxAge) => {
  const { bands, amountCents } = price(sent, births, infantMaxAge)
  expect(bands).toEqual(sent)
  expect(amountCents).toBe(10_000 * (sent.adults + sent.children) + 500 * sent.infants)
  const paid = { ...sent, total_amount_usd: amountCents / 100 }
  expect(price(paid, births, infantMaxAge).amountCents).toBe(amountCents)
})

test.each([
  ['an infant of two', counts(1, 0, 1), [adult, two], 1, counts(1, 1, 0), 105, 200],
  ['an adult among the infants', counts(1, 0, 1), [adult, adult], 12, counts(2, 0, 0), 105, 200],
])(
  'refuses %s, and sends the counts that would be accepted',
  (_, sent, births, most, allowed, shown, now) => {
    for (const total of [undefined, shown]) {
      const body = total === undefined ? sent : { ...sent, total_amount_usd: total }
      const totals = { total_amount_usd: shown, current_total_amount_usd: now, currency: 'USD' }
      const options = { details: { ...totals, current_counts: allowed } }
      expect(() => price(body, births, most)).toThrow(
        expect.objectContaining({ status: 409, code: 'price_changed', options }),
      )
      const next = total === undefined ? allowed : { ...allowed, total_amount_usd: now }
      expect(price(next, births, most)).toMatchObject({ bands: allowed, amountCents: now * 100 })
    }
  },
)

test.each([
  ['a ten-year-old sent as an adult', counts(2, 0, 0), ten, counts(1, 1, 0)],
  ['a thirteen-year-old sent as a child', counts(1, 1, 0), thirteen, counts(2, 0, 0)],
])('counts %s by age, without a refusal at the same price', (_, sent, young, counted) => {
  expect(price(sent, [adult, young]).bands).toEqual(counted)
})

test.each([
  [counts(1, 0, 0), [adult, adult], 'invalid_request'],
  [{ adults: 3 }, [adult, adult], 'invalid_request'],
  [counts(1, 3, 0), [adult, ten, ten, ten], 'not_available'],
])('refuses the counts %j for the birth dates %j with %s', (sent, births, code) => {
  expect(() => price(sent, births)).toThrow(expect.objectContaining({ code }))
})

test('picks the split that costs the sent total, if the body has no counts', () => {
  expect(price({ total_amount_usd: 200 }, [adult, ten]).bands).toEqual(counts(2, 0, 0))
  expect(() => price({ total_amount_usd: 105 }, [adult, ten])).toThrow(
    expect.objectContaining({ code: 'price_changed' }),
  )
})
