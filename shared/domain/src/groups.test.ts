import { expect, test } from 'vitest'
import { type Group, groupAddress, groupRows, readGroup } from './groups.ts'

const group: Group = {
  ...{ product: 'hotel', place: 'Cancún', first: '2027-01-16', last: '2027-01-21' },
  guests: { adults: 20, children: 2, infants: 1 },
}
const params = (address: string | null) => new URLSearchParams(address?.split('?')[1])

test('a party of ten or more can ask for an offer', () => {
  const addressOf = (adults: number) =>
    groupAddress({ ...group, guests: { adults, children: 1, infants: 0 } })
  expect(addressOf(8)).toBeNull()
  expect(addressOf(9)).toContain('group=hotel')
})

test('its address holds product, place, days and counts of any size', () => {
  for (const guests of [group.guests, { adults: 60, children: 0, infants: 0 }]) {
    const one = { ...group, guests }
    expect(readGroup(params(groupAddress(one)))).toEqual(one)
  }
  const open = { ...group, place: '', first: null, last: null }
  expect(readGroup(params(groupAddress(open)))).toEqual(open)
})

test.each(['', '?group=boat&guests=20', '?group=toString&guests=20'])('%j is no group', (query) => {
  expect(readGroup(params(query))).toBeNull()
})

test('its rows leave out what is unknown or unreadable', () => {
  expect(groupRows(group).map(({ value }) => value)).toEqual([
    'Hotel',
    'Cancún',
    'Sat 16-01-2027 to Thu 21-01-2027',
    '20 Adults, 2 Children, 1 Infant(s)',
  ])
  const flight = readGroup(params('?group=flight&first=2027-02-31&guests=12'))
  expect(flight && groupRows(flight)).toEqual([
    { label: 'For', value: 'Flights' },
    { label: 'Travellers', value: '12 Adults' },
  ])
})
