import { describe, expect, it, test } from 'vitest'
import { byAlphabet, plainText } from './alphabet.ts'

test.each([
  ['Beach', 'Pool', -1],
  ['Pool', 'Beach', 1],
  ['pool', 'POOL', 0],
  ['Árbol', 'Beach', -1],
  ['easyJet', 'Volaris', -1],
  ['Niño', 'Nino', 0],
])('%s and %s', (a, b, order) => {
  expect(byAlphabet(a, b)).toBe(order)
})

describe('a text as it is compared', () => {
  it.each([
    [' Ámbar ', 'ambar'],
    ['Ñandú', 'nandu'],
    ['Hotel 21', 'hotel 21'],
    ['\u202aＨotel\u00a0Ma\u200br\u202c', 'hotel mar'],
  ])('%s', (text, plain) => {
    expect(plainText(text)).toBe(plain)
  })
})
