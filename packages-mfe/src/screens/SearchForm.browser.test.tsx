import { testEverySearchForm } from '@storefront/catalogue/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { provider } from '../testing/wire.ts'
import { SearchForm } from './SearchForm.tsx'

const open = testEverySearchForm({
  product: 'package',
  SearchForm,
  answers: provider,
  problem: 'Please select destination and dates.',
  plain: { destination: '', checkin: '2026-11-24', checkout: '2026-11-25', guests: '1,0,0' },
  stay: '&checkin=2026-11-24&checkout=2026-11-25&guests=1%2C0%2C0',
})

test('searches a destination and dates', async () => {
  const page = open()
  await page.user.type(await screen.findByRole('combobox', { name: 'Destination' }), 'Tulum')
  await page.user.click(screen.getByRole('button', { name: /^Check-in Tue 24-11-2026/ }))
  await page.user.click(await screen.findByRole('button', { name: '26 November 2026, Thursday' }))
  await page.user.click(screen.getByRole('button', { name: '30 November 2026, Monday' }))
  await page.user.click(await screen.findByRole('button', { name: 'Search' }))
  await screen.findByRole('heading', { name: 'Results' })
  expect(page.address()).toBe(
    '/packages?destination=Tulum&checkin=2026-11-26&checkout=2026-11-30&guests=1%2C0%2C0',
  )
})
