import { emptyTraveller } from '@storefront/domain'
import { expect, test } from 'vitest'
import { ana } from '../testing/ana.ts'
import { bySlot, namesOf, withRecords } from './booked-travellers.ts'

const named = (firstName: string) => ({ ...ana, firstName })
const laura = named('Laura')
const family = bySlot(
  [laura, named('Carlos'), named('Sofía'), named('Mateo')],
  ['adults-1', 'adults-2', 'children-1', 'infants-1'],
)

test('names the booked travellers in the order of forms', () => {
  expect(namesOf(family)).toEqual(['Laura', 'Carlos', 'Sofía', 'Mateo'])
  expect(namesOf(bySlot([emptyTraveller()], ['adults-1']))).toEqual([])
})

test('fills all eight fields by band and order, and keeps typed ones', () => {
  const eva = named('Eva')
  const typed = { 'adults-1': { ...emptyTraveller(), phoneNumber: '55' }, 'adults-3': eva }
  const filled = { ...family, 'adults-1': { ...laura, phoneNumber: '55' }, 'adults-3': eva }
  expect(withRecords(typed, family)).toEqual(filled)
})
