import { expect, it } from 'vitest'
import { isContactOpen } from './contact-status.ts'

const names = ['available', 'enabled', 'active', 'open', 'online', 'accepting', 'status']

it.each([false, { enabled: false, message: 'On holiday' }, ...names.map((n) => ({ [n]: false }))])(
  '%j closes the form',
  (status) => {
    expect(isContactOpen(status)).toBe(false)
  },
)

it.each([
  [true],
  [{ status: 'closed' }],
  [{ available: 0 }],
  [{ available: null }],
  [{ success: false }],
  [{ '': false }],
  [[]],
  ['false'],
  [null],
  [undefined],
])('%j leaves the form open', (status) => {
  expect(isContactOpen(status)).toBe(true)
})
