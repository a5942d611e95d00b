import { expect, test } from 'vitest'
import { addressWith, flightOrders, readView, withStep, withView } from './results.ts'

const search = 'from=CUN&to=MIA'
const params = (query: string) => new URLSearchParams(query)

test.each([
  ['', 'price', 'departure'],
  ['&sort=price', 'price', 'departure'],
  ['&sort=departure', 'departure', 'departure'],
  ['&sort=arrival', 'arrival', 'arrival'],
])(
  'with %j in the URL, outbound flights are sorted by %s, inbound flights by %s',
  (sort, there, back) => {
    expect(readView(params(`${search}${sort}`)).order).toBe(there)
    expect(readView(params(`${search}&step=inbound${sort}`)).order).toBe(back)
  },
)

test('offers no order by price on the inbound step', () => {
  const times = [
    { value: 'departure', label: 'Departure, earliest first' },
    { value: 'arrival', label: 'Arrival, earliest first' },
  ]
  expect(flightOrders('outbound')).toEqual([
    { value: 'price', label: 'Price, lowest first' },
    ...times,
  ])
  expect(flightOrders('inbound')).toEqual(times)
})

test('restores a view from its address', () => {
  const next = withView(params(search), {
    order: 'departure',
    airlines: ['Volaris', 'A & B'],
    dayParts: ['morning'],
  })
  expect(String(next)).toBe(
    'from=CUN&to=MIA&sort=departure&airline=Volaris&airline=A+%26+B&time=morning',
  )
  expect(readView(next)).toEqual({
    step: 'outbound',
    order: 'departure',
    airlines: ['Volaris', 'A & B'],
    dayParts: ['morning'],
  })
})

test('another step clears the filters and keeps the outbound order', () => {
  const filtered = params(`${search}&sort=departure&airline=Volaris&time=night`)
  const inbound = withView(filtered, { step: 'inbound' })
  expect(String(inbound)).toBe('from=CUN&to=MIA&step=inbound&sort=departure')
  expect(String(withView(inbound, { step: 'outbound' }))).toBe('from=CUN&to=MIA&sort=departure')
})

test('ignores unknown values in the URL', () => {
  const view = readView(params(`${search}&step=__proto__&sort=x&time=midnight&time=night`))
  expect(view).toMatchObject({ step: 'outbound', order: 'price', dayParts: ['night'] })
})

test('addressWith keeps the search, withStep sets and removes the step', () => {
  const address = addressWith(params(search))
  expect(address).toBe('/flights/results?from=CUN&to=MIA')
  expect(withStep(address, 'inbound')).toBe(`${address}&step=inbound`)
  expect(withStep(`${address}&step=inbound`, 'outbound')).toBe(address)
})
