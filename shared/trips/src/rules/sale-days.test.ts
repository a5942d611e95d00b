import { expect, test } from 'vitest'
import { dayProblem, nextDay, placesLeftText } from './sale-days.ts'

const trip = {
  season: { from: '06-01', to: '12-10' },
  limits: {
    minAge: null,
    maxParty: null,
    lastDay: '2027-06-30',
    daysNotSold: ['2026-12-01'],
    placesLeft: [
      { date: '2026-12-02', places: 0 },
      { date: '2026-12-03', places: 3 },
      { date: '2026-12-04', places: 1 },
      { date: '2026-12-05', places: 5 },
      { date: '2026-12-06', places: 6 },
    ],
  },
}
const three = { adults: 1, children: 1, infants: 1 }
const four = { ...three, adults: 2 }
const few = 'fewer places than guests'
const season = 'Runs from June 1 to December 10.'

test.each([
  ['2026-11-30', three, null, '2026-11-30'],
  ['2026-12-01', three, ['no departure', 'There is no departure on Tue 01-12-2026.'], '2026-12-03'],
  ['2026-12-02', three, ['sold out', 'Wed 02-12-2026 is sold out.'], '2026-12-03'],
  ['2026-12-03', three, null, '2026-12-03'],
  ['2026-12-03', four, [few, 'Only 3 places are left on Thu 03-12-2026.'], '2026-12-05'],
  ['2026-12-04', three, [few, 'Only 1 place is left on Fri 04-12-2026.'], '2026-12-05'],
  ['2026-12-11', three, ['out of season', season], '2027-06-01'],
  ['2027-07-01', three, ['not on sale', 'On sale until Wed 30-06-2027.'], null],
])(
  'on %s for %o the problem is %o, and the next possible day is %s',
  (day, guests, problem, next) => {
    const [reason, text] = problem ?? []
    expect(dayProblem(trip, day, guests)).toEqual(problem && { reason, text })
    expect(nextDay(trip, day, guests)).toBe(next)
  },
)

test.each([
  ['2026-12-03', three, '3 places left'],
  ['2026-12-04', { ...three, children: 0, infants: 0 }, '1 place left'],
  ['2026-12-07', three, null],
  ['2026-12-03', four, null],
  ['2026-12-05', three, '5 places left'],
  ['2026-12-06', three, null],
])('placesLeftText on %s for %o is %s', (day, guests, text) => {
  expect(placesLeftText(trip, day, guests)).toBe(text)
})
