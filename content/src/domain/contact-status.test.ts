import { expect, it } from 'vitest'
import { isContactOpen } from './contact-status.ts'

it.each([
  [false],
  [{ available: false }],
  [{ enabled: false, message: 'On holiday' }],
  [{ active: false }],
  [{ open: false }],
  [{ online: false }],
  [{ accepting: false }],
  [{ status: false }],
])('%j closes the form', (status) => {
  expect(isContactOpen(status)).toBe(false)
})

it.each([
  [true],
  [{ available: true }],
  [{ status: 'closed' }],
  [{ available: 0 }],
  [{ available: null }],
  [{ success: false }],
  [{ '': false }],
  [{}],
  [[]],
  ['false'],
  [null],
  [undefined],
])('%j leaves the form open', (status) => {
  expect(isContactOpen(status)).toBe(true)
})
