import { emptyTraveller, travellerSlots } from '@storefront/domain'
import { expect, test } from 'vitest'
import { ana } from '../testing/ana.ts'
import { bySlot, fillSlots, namesOf } from './booked-travellers.ts'

const named = (firstName: string) => ({ ...ana, firstName })
const laura = named('Laura')
const family = bySlot(
  [laura, named('Carlos'), named('Sofía'), named('Mateo')],
  ['adults-1', 'adults-2', 'children-1', 'infants-1'],
)
const fill = (counts: Parameters<typeof travellerSlots>[0], typed = {}) =>
  fillSlots(typed, family, travellerSlots(counts))

test('names the booked travellers in the order of forms', () => {
  expect(namesOf(family)).toEqual(['Laura', 'Carlos', 'Sofía', 'Mateo'])
  expect(namesOf(bySlot([emptyTraveller()], ['adults-1']))).toEqual([])
})

test.each([
  [{ adults: 2, children: 1, infants: 1 }, ['Laura', 'Carlos', 'Sofía', 'Mateo'], []],
  [{ adults: 3, children: 1, infants: 0 }, ['Laura', 'Carlos', 'Sofía'], ['Mateo']],
  [{ adults: 1, children: 0, infants: 2 }, ['Laura', 'Mateo'], ['Carlos', 'Sofía']],
])('fills the slots of %o with %j and leaves out %j', (counts, names, left) => {
  const filled = fill(counts)
  expect(namesOf(filled.typed)).toEqual(names)
  expect(filled.left).toEqual(left)
})

test('fills all eight fields and keeps typed ones', () => {
  const typed = { 'adults-1': { ...emptyTraveller(), phoneNumber: '55' } }
  const counts = { adults: 1, children: 0, infants: 0 }
  expect(fill(counts, typed).typed).toEqual({ 'adults-1': { ...laura, phoneNumber: '55' } })
})
