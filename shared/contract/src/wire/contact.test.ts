import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactMessage, mapUrl } from './contact.ts'

const message = {
  name: 'Ana',
  email: 'ana@example.com',
  phone: '+52 998',
  subject: 'Visa',
  message: 'Hi',
}

test('accepts a message without phone and subject', () => {
  const { phone: _, subject: __, ...rest } = message
  expect(v.parse(contactMessage, rest)).toEqual({ ...message, phone: '', subject: '' })
})

test.each([
  ['name', 120, false],
  ['phone', 40, true],
  ['subject', 200, true],
  ['message', 5000, false],
] as const)('a %s has up to %i characters and may be blank: %s', (field, most, mayBeBlank) => {
  const isTaken = (text: string) =>
    v.safeParse(contactMessage, { ...message, [field]: text }).success
  expect(['x'.repeat(most), 'x'.repeat(most + 1)].map(isTaken)).toEqual([true, false])
  expect(isTaken(' ')).toBe(mayBeBlank)
})

test.each([
  ['https://maps.example/agency', 'https://maps.example/agency'],
  [{ url: 'https://maps.example/agency' }, 'https://maps.example/agency'],
  [{ map_url: 'https://maps.example/agency' }, 'https://maps.example/agency'],
  [{ address: 'https://maps.example/agency' }, null],
  [42, null],
  [null, null],
])('reads the map address in %j as %s', (told, address) => {
  expect(v.parse(mapUrl, told)).toBe(address)
})
