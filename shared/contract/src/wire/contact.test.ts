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

test('trims a message’s fields', () => {
  const padded = Object.fromEntries(
    Object.entries(message).map(([key, text]) => [key, ` ${text} `]),
  )
  expect(v.parse(contactMessage, padded)).toEqual(message)
})

test.each(['name', 'email', 'message'] as const)('a message needs its %s', (field) => {
  const { [field]: _, ...rest } = message
  expect(v.safeParse(contactMessage, rest).success).toBe(false)
  expect(v.safeParse(contactMessage, { ...message, [field]: ' ' }).success).toBe(false)
})

test('accepts a message without phone and subject', () => {
  const { phone: _, subject: __, ...rest } = message
  expect(v.parse(contactMessage, rest)).toEqual({ ...message, phone: '', subject: '' })
})

test.each([
  ['name', 120],
  ['phone', 40],
  ['subject', 200],
  ['message', 5000],
] as const)('a %s has up to %i characters', (field, most) => {
  const isTaken = (length: number) =>
    v.safeParse(contactMessage, { ...message, [field]: 'x'.repeat(length) }).success
  expect([isTaken(most), isTaken(most + 1)]).toEqual([true, false])
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
