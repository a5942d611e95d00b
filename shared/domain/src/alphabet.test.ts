import { expect, test } from 'vitest'
import { byAlphabet, plainText } from './alphabet.ts'

test.each([
  ['pool', 'POOL', 0],
  ['Árbol', 'Beach', -1],
  ['easyJet', 'Volaris', -1],
])('byAlphabet of %s and %s is %i', (a, b, order) => {
  expect(byAlphabet(a, b)).toBe(order)
})

test.each([
  [' Ámbar ', 'ambar'],
  ['\u202aＨotel\u00a0Ma\u200br\u202c', 'hotel mar'],
])('plainText of %j is %s', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})
