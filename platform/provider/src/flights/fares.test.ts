import { expect, test } from 'vitest'
import { faresOn } from './fares.ts'

const line = { flightNumber: 'QZ0101', fareCents: 10_000 }

test.each([
  ['a Monday without a season', '2026-11-23', 9496, 17_093],
  ['a Sunday', '2026-11-22', 11_030, 19_854],
  ['the day before Christmas fares', '2026-12-14', 10_592, 19_066],
  ['the first day of Christmas fares', '2026-12-15', 13_116, 23_609],
  ['the last day of Christmas fares', '2027-01-06', 13_567, 24_421],
  ['the last day of winter fares', '2027-03-19', 11_345, 20_421],
  ['the last day of Easter fares', '2027-04-10', 13_765, 24_777],
  ['the day before summer fares', '2027-06-30', 10_153, 18_275],
  ['the last day of summer fares', '2027-08-20', 12_785, 23_013],
  ['the last day of autumn fares', '2027-10-31', 9272, 16_690],
])(
  'fares depend on the season and the weekday, for example on %s, %s',
  (_, day, oneWayCents, roundTripCents) => {
    expect(faresOn(line, day)).toEqual({ oneWayCents, roundTripCents })
  },
)
