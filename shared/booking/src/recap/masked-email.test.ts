import { prepareStorage } from '@storefront/testing/storage'
import { expect, test, vi } from 'vitest'
import { keepMaskedEmail, maskedEmail, readMaskedEmail } from './masked-email.ts'

const key = 'storefront.confirmation-email'

prepareStorage()

test.each([
  ['maria.lopez@gmail.com', 'm•••@gmail.com'],
  [' a@example.com ', 'a•••@example.com'],
  ['maria', null],
  ['a@b@c.mx', null],
  ['', null],
])('masks %j as %j', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
  keepMaskedEmail('checkout-1', email)
  expect(readMaskedEmail('checkout-1')).toBe(masked)
  expect(readMaskedEmail('checkout-2')).toBeNull()
})

test.each(['{', 'null', '[]', '{"checkout":"checkout-1"}', '{"address":"a•••@b.mx"}'])(
  'reads %s in the storage as no address',
  (stored) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    window.sessionStorage.setItem(key, stored)
    expect(readMaskedEmail('checkout-1')).toBeNull()
    expect(warn).toHaveBeenCalledTimes(stored === '{' ? 1 : 0)
  },
)

test('warns if the storage is full', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(window.sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepMaskedEmail('checkout-1', 'ana@example.com')
  expect(warn).toHaveBeenCalledTimes(1)
})
