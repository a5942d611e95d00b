import { expect, test } from 'vitest'
import { maskedEmail } from './masked-email.ts'

test.each([
  [' a@example.com ', 'a•••@example.com'],
  ['a@b@c.mx', null],
])('masks %j as %j', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})
