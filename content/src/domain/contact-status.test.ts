import { expect, it } from 'vitest'
import { isContactOpen } from './contact-status.ts'

const names = ['available', 'enabled', 'active', 'open', 'online', 'accepting', 'status']

it.each([false, ...names.map((name) => ({ [name]: false }))])('%j closes the form', (status) => {
  expect(isContactOpen(status)).toBe(false)
})

it.each([true, undefined, null, { status: 'closed' }, { available: 0 }, { success: false }, []])(
  '%j leaves the form open',
  (status) => {
    expect(isContactOpen(status)).toBe(true)
  },
)
