import { testEverySearchForm } from '@storefront/catalogue/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { provider } from '../testing/wire.ts'
import { SearchForm } from './SearchForm.tsx'

const open = testEverySearchForm({
  product: 'hotel',
  SearchForm,
  answers: provider,
  problem: 'Please select a destination.',
  plain: { destination: '', checkin: '2026-11-24', checkout: '2026-11-25', guests: '1,0,0' },
  stay: '&checkin=2026-11-24&checkout=2026-11-25&guests=1%2C0%2C0',
})

test('suggests destinations and hotels, but no tours', async () => {
  const { user } = open()
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Destination' })
  await user.type(field, 'can')
  const hotel = await screen.findByRole('option', { name: /Lagoon/ })
  expect(screen.queryByRole('option', { name: /Night/ })).toBeNull()
  await user.click(hotel)
  await waitFor(() => expect(field.value).toBe('Cancún Lagoon'))
})
