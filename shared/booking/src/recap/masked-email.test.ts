import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { keepMaskedEmail, maskedEmail, readMaskedEmail } from './masked-email.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['maria.lopez@gmail.com', 'm•••@gmail.com'],
  [' a@example.com ', 'a•••@example.com'],
  ['maria', null],
  ['a@b@c.mx', null],
  ['', null],
])('masks %j as %j', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})

test('the tab keeps the masked address alone, for the checkout that it began last', () => {
  const sessionStorage = memoryStorage()
  vi.stubGlobal('window', { sessionStorage })
  keepMaskedEmail('A', 'maria@gmail.com')
  expect([readMaskedEmail('A'), readMaskedEmail('B')]).toEqual(['m•••@gmail.com', null])
  expect(sessionStorage.getItem('storefront.confirmation-email')).not.toContain('maria')
})
