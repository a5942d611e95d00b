import { expect, test } from 'vitest'
import { asciiEmail, emailProblem } from './email-address.ts'

const example = 'Enter an email address like name@example.com.'
const unsendable = (letter: string) =>
  `We can't send email to an address with "${letter}" before the @. Enter another address.`

test.each([
  ["o'brien+trip@sub.example.co", null],
  ['ana@straße.de', null],
  ['ana@correo.méxico.mx', null],
  ['ana', example],
  ['@example.com', example],
  ['ana maria@example.com', example],
  ['ana@example.com b', example],
  ['ana@-a.com', example],
  ['ana@a.com-', example],
  ['ana lópez@example.com', unsendable('ó')],
])('an address %s: %s', (address, problem) => {
  expect(emailProblem(address)).toBe(problem)
})

test.each([
  ['ana@straße.de', 'ana@xn--strae-oqa.de'],
  ['Ana@Example.com', 'Ana@Example.com'],
  ['ana@\u0301.de', 'ana@\u0301.de'],
])('%s is sent as %s', (typed, sent) => {
  expect(asciiEmail(typed)).toBe(sent)
})
