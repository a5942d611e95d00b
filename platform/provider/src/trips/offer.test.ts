import { expect, test } from 'vitest'
import { ownPassports, traveller } from '../testing/calls.ts'
import { smallCatalogue } from '../testing/small-catalogue.ts'
import { offerPackage, offerTour } from './offer.ts'

const now = new Date('2026-11-20T17:00:00Z')
const guests = ownPassports([traveller('1985-04-12'), traveller('2020-01-01')])
const tourBody = { tour_id: 41, booking_date: '2026-12-10', guests, guests_count: 2 }
const packageBody = {
  package_id: 51,
  check_in_date: '2026-12-10',
  check_out_date: '2026-12-16',
  guests,
  guests_count: 2,
}
const catalogue = smallCatalogue()

test('charges a tour for adults and children and takes a place for every guest', () => {
  expect(offerTour(catalogue, tourBody, now)).toEqual({
    product: 'tour',
    itemId: '41',
    quote: {
      title: 'Reef and Ruins',
      details: ['Tulum', '10-12-2026 to 11-12-2026', '1 adult, 1 child'],
      lines: [{ label: 'Per person', unitCents: 8000, quantity: 2 }],
    },
    amountCents: 16_000,
    firstDay: '2026-12-10',
    lastDay: '2026-12-11',
    travellersCount: 2,
    stock: [{ kind: 'tour', itemId: '41', day: '2026-12-10', quantity: 2, capacity: 12 }],
  })
  const oneDay = smallCatalogue({ tour: { durationDays: 1 } })
  expect(offerTour(oneDay, tourBody, now).quote.details[1]).toBe('10-12-2026')
})

test('charges a package for adults and children, and takes places on its first day', () => {
  expect(offerPackage(catalogue, packageBody, now)).toMatchObject({
    product: 'package',
    itemId: '51',
    quote: { details: ['Tulum', '10-12-2026 to 16-12-2026', '1 adult, 1 child'] },
    amountCents: 100_000,
    firstDay: '2026-12-10',
    lastDay: '2026-12-16',
    stock: [{ kind: 'package', itemId: '51', day: '2026-12-10', quantity: 2, capacity: 12 }],
  })
})

test.each([
  [7, '2026-12-15', '6 nights'],
  [2, '2026-12-12', '1 night'],
])('refuses a package of %i days until %s, because it takes %s', (durationDays, day, text) => {
  const sold = smallCatalogue({ week: { durationDays } })
  const body = { ...packageBody, check_out_date: day }
  expect(() => offerPackage(sold, body, now)).toThrow(`This package takes ${text}.`)
})

const invalid = (path: string) => ({ options: { issues: [expect.objectContaining({ path })] } })

test.each([
  ['tour', { guests_count: 3 }, invalid('guests_count')],
  ['package', { guests_count: 3 }, invalid('guests_count')],
  ['tour', { booking_date: '2026-02-30' }, invalid('booking_date')],
  ['tour', { tour_id: 42 }, { message: 'There is no such tour.' }],
  ['package', { package_id: 52 }, { message: 'There is no such package.' }],
  ['tour', { adults: 1, children: 0, infants: 1 }, { code: 'price_changed' }],
])('refuses a %s with %j', (product, changes, problem) => {
  const offer = () =>
    product === 'tour'
      ? offerTour(catalogue, { ...tourBody, ...changes }, now)
      : offerPackage(catalogue, { ...packageBody, ...changes }, now)
  expect(offer).toThrow(expect.objectContaining(problem))
})

test('holds the limits of tours and packages on their first day by card, but not by WhatsApp', () => {
  const season = { from: '06-01', to: '09-15' }
  const limited = smallCatalogue({ tour: { season }, week: { daysNotSold: ['2026-12-10'] } })
  const offSeason = 'This tour does not run on this day of the year.'
  const options = { details: { reason: 'not_sold_on_day' } }
  const problem = expect.objectContaining({ message: offSeason, options })
  expect(() => offerTour(limited, tourBody, now)).toThrow(problem)
  const closing = smallCatalogue({ tour: { lastDay: '2026-12-09' } })
  expect(() => offerTour(closing, tourBody, now)).toThrow('The last day that is sold is 09-12-2026')
  expect(() => offerPackage(limited, packageBody, now)).toThrow('It is not sold on 10-12-2026.')
  expect(offerTour(limited, tourBody, now, 'whatsApp').itemId).toBe('41')
  expect(offerPackage(limited, packageBody, now, 'whatsApp').itemId).toBe('51')
  const inSummer = { ...tourBody, booking_date: '2027-06-01' }
  expect(offerTour(limited, inSummer, now).firstDay).toBe('2027-06-01')
})
