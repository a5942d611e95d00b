import { expect, test } from 'vitest'
import { maskedEmail } from './masked-email.ts'

test.each([
  ['maria.lopez@gmail.com', 'm•••@gmail.com'],
  [' a@example.com ', 'a•••@example.com'],
  ['maria', null],
  ['a@b@c.mx', null],
  ['', null],
])('masks %j as %j', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})
