import { expect, test } from 'vitest'
import { readPhone } from './phone-numbers.ts'

test.each([
  ['9985550142', 'MX', '998 555 0142'],
  ['011529985550142', 'US', '+52 998 555 0142'],
  ['4155552671 x12', 'US', '(415) 555-2671 ext. 12'],
  ['02079460958', 'GB', '020 7946 0958'],
])('formats %s with the country %s as %s', (typed, country, text) => {
  expect(readPhone(typed, country)).toEqual({ text, question: null })
})

test.each([
  // A Mexican number with the default nationality.
  ['9985550142', 'US'],
  ['123', null],
  ['9985550142', 'XX'],
])('leaves %s with the country %s unchanged', (typed, country) => {
  expect(readPhone(typed, country)).toEqual({ text: typed, question: null })
})

const abroad = 'One from another country begins with + and its code.'

test.each([
  ['9981234', 'MX', `Is this number complete? ${abroad}`],
  ['998555014200', 'US', `Is this number right? ${abroad}`],
  ['+52 1 998 555 0142', 'MX', 'Is this number right?'],
  ['+999 12345678', null, 'Is this number right?'],
])('asks about %s with the country %s', (typed, country, question) => {
  expect(readPhone(typed, country)).toEqual({ text: typed, question })
})
