import { describe, expect, test } from 'vitest'
import { cleanText, documentKey, isPhoneNumber } from './typed-text.ts'

test.each('Ñandú|O’Brien|李小龍|ちひろ ター|علی‌رضا|ශ්‍රී'.split('|'))(
  'keeps every letter of %s',
  (name) => expect(cleanText(name)).toBe(name.normalize('NFC')),
)

test.each([
  ['zero-width characters and soft hyphens', 'Ma\u200br\u00adí\ufeffa', 'María'],
  ['joiners that join nothing', '\u200dAna\u200c Lu\u200dz', 'Ana Luz'],
  ['dashes', 'Ana\u2011Luz \u2013 \u2212', 'Ana-Luz - -'],
  ['an accent used as an apostrophe', 'O´Brien', "O'Brien"],
  ['line breaks', 'Ana\r\nLuz', 'Ana Luz'],
])('cleans %s', (_, typed, cleaned) => {
  expect(cleanText(typed)).toBe(cleaned)
})

test('keeps line breaks and joined emoji', () => {
  const typed = ' Hello\u200b \r\n\r\n  we are 👨‍👩‍👧\u2028 bye '
  expect(cleanText(typed, 'lines')).toBe('Hello\n\n we are 👨‍👩‍👧\n bye')
})

test('strips mailto: and invisible characters from an e-mail address', () => {
  expect(cleanText('\u200bmailto:ana＠example.com ', 'email')).toBe('ana@example.com')
})

describe('a pasted phone number', () => {
  test.each([
    ['\u202a+52 998 555 0142\u202c', '+52 998 555 0142'],
    ['+52\u2011998\u2011555\u20110142', '+52-998-555-0142'],
    ['tel:+52-998-555-0142;ext=12', '+52-998-555-0142 ext. 12'],
    ['(998) 555\u200b-0142 ext. 7', '(998) 555-0142 ext. 7'],
  ])('%j is cleaned to %s and accepted', (typed, cleaned) => {
    expect(cleanText(typed, 'phone')).toBe(cleaned)
    expect(isPhoneNumber(cleaned)).toBe(true)
  })

  test.each([
    ['9981234', true],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['998 12 ext. 3456', false],
  ])('%s has 7 to 15 digits: %s', (typed, isAccepted) => {
    expect(isPhoneNumber(typed)).toBe(isAccepted)
  })
})

test.each([
  ['g12345678', 'G12345678'],
  ['g12\u2011345\u2013678', 'G12-345-678'],
])('cleans the passport number %j to %s', (typed, cleaned) => {
  expect(cleanText(typed, 'document')).toBe(cleaned)
  expect(documentKey(typed)).toBe('G12345678')
})

test('turns digits of every script into ASCII digits in a phone number', () => {
  for (let code = 0x30; code < 0x10000; code++) {
    const digit = String.fromCharCode(code)
    if (/\p{Nd}/u.test(digit)) expect(cleanText(digit, 'phone'), digit).toMatch(/^\d$/)
  }
  expect(cleanText('٠١٢٣٤٥٦٧٨٩ ๐๑๒๓๔๕๖๗๘๙', 'phone')).toBe('0123456789 0123456789')
})
