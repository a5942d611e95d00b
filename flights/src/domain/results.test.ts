import { chosenOrder, filterFields, listedItems, offeredOrders } from '@storefront/catalogue/rules'
import type { FlightType, SelectedFlight } from '@storefront/contract'
import { expect, test } from 'vitest'
import { outboundFlight } from '../testing/fixtures.ts'
import { addressWith, flightList, stepIn, viewParameters, withStep } from './results.ts'

function flight(id: number, change: Partial<SelectedFlight>): SelectedFlight {
  return { ...outboundFlight, id, ...change }
}

const dawn = flight(1, { departureTime: '05:59', priceOneWayUsd: 300, priceRoundTripUsd: 400 })
const noon = flight(2, { departureTime: '12:00', priceOneWayUsd: 100, priceRoundTripUsd: 900 })
const late = flight(3, { departureTime: '23:10', priceOneWayUsd: 100, airlineName: 'Volaris' })
const unknown = flight(4, { departureTime: '', arrivalTime: '', priceOneWayUsd: 100 })

const arrivals = [
  unknown,
  flight(1, { departureTime: '21:25', arrivalTime: '00:35' }),
  flight(2, { departureTime: '06:00', arrivalTime: '23:50' }),
  flight(3, { departureTime: '23:00', arrivalTime: '05:00', arrivalDate: outboundFlight.date }),
]

test.each<[string, FlightType, SelectedFlight[], number[]]>([
  ['price', 'Oneway', [unknown, late, dawn, noon], [2, 3, 4, 1]],
  ['departure', 'Oneway', [unknown, late, dawn, noon], [1, 2, 3, 4]],
  ['arrival', 'Oneway', arrivals, [3, 2, 1, 4]],
])('sorts by %s of a %s search, ties by departure, unknown times last', (order, type, all, ids) => {
  const listed = listedItems(flightList('outbound', type), all, { sort: [order] })
  expect(listed.map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['outbound', ['Price, lowest first', 'Departure, earliest first', 'Arrival, earliest first']],
  ['inbound', ['Departure, earliest first', 'Arrival, earliest first']],
] as const)('the %s flights can be sorted by %j, at first by the first', (step, labels) => {
  const offered = offeredOrders(flightList(step, 'Round Trip'), [dawn])
  expect(offered.map(({ label }) => label)).toEqual(labels)
  expect(chosenOrder(offered, { sort: ['price'] })?.label).toBe(labels[0])
})

test('filters by airline and by four parts of the day of departure', () => {
  const times = ['00:00', '05:59', '06:00', '11:59', '12:00', '17:59', '18:00', '23:59']
  const unreadable = ['24:00', 'soon', 'at 12:00', '']
  const flights = [...times, ...unreadable].map((departureTime, index) =>
    flight(index, { departureTime, airlineName: index < 2 ? 'Volaris' : '' }),
  )
  const fields = filterFields(flightList('outbound', 'Oneway'), flights, {})
  expect(
    fields.map(({ parameter, label, options = [] }) => [
      `${parameter}: ${label}`,
      ...options.map(({ value, label, count }) => `${value}: ${label}, ${count}`),
    ]),
  ).toEqual([
    ['airline: Airline', 'Volaris: Volaris, 2'],
    [
      'time: Departure time',
      'night: Night, 00:00 to 05:59, 2',
      'morning: Morning, 06:00 to 11:59, 2',
      'afternoon: Afternoon, 12:00 to 17:59, 2',
      'evening: Evening, 18:00 to 23:59, 2',
    ],
  ])
})

test('another step keeps search and order, not the filters of other airlines', () => {
  expect(viewParameters).toEqual(['step', 'sort', 'airline', 'time', 'show'])
  const departures = addressWith(new URLSearchParams('from=CUN&to=MIA&sort=departure'))
  expect(departures).toBe('/flights/results?from=CUN&to=MIA&sort=departure')
  const returns = withStep(`${departures}&airline=Volaris&time=night&show=20`, 'inbound')
  expect(returns).toBe(`${departures}&step=inbound`)
  expect([returns, departures].map((at) => stepIn(new URLSearchParams(at)))).toEqual([
    'inbound',
    'outbound',
  ])
  expect(withStep(returns, 'outbound')).toBe(departures)
})
