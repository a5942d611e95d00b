import type { CabinClass } from '@storefront/contract'
import { defaultTravellers, setTravellerCount } from '@storefront/domain'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TravellersField } from './TravellersField.tsx'

const counted = vi.fn()

function Guests() {
  const [counts, setCounts] = useState(defaultTravellers)
  return (
    <TravellersField
      label="Guests"
      counts={counts}
      onCountChange={(band, count) => {
        counted(band, count)
        setCounts(setTravellerCount(counts, band, count))
      }}
    />
  )
}

function Passengers() {
  const [cabinClass, setCabinClass] = useState<CabinClass>('Economy')
  const [adults, setAdults] = useState(50)
  return (
    <TravellersField
      counts={{ ...defaultTravellers, adults }}
      onCountChange={(_, count) => setAdults(count)}
      cabinClass={cabinClass}
      onCabinClassChange={setCabinClass}
      infantsHint="under 2 on flights"
    />
  )
}

async function open(field: ReactElement) {
  const user = userEvent.setup({ delay: null })
  render(field)
  await user.click(screen.getByRole('button'))
  const dialog = within(await screen.findByRole('dialog'))
  return { user, dialog, press: (name: string) => user.click(dialog.getByRole('button', { name })) }
}

test('the modal counts every age band from its minimum, and Done returns focus', async () => {
  const { dialog, press } = await open(<Guests />)
  screen.getByRole('dialog', { name: 'Select Travellers' })
  expect(dialog.queryByRole('radio')).toBeNull()
  for (const ages of ['12+ years', '2-12 years', '0-12 years']) dialog.getByText(ages)
  for (const name of ['Remove adult', 'Remove child', 'Remove infant']) {
    expect(dialog.getByRole('button', { name }).ariaDisabled).toBe('true')
    await press(name)
  }
  expect(counted).not.toHaveBeenCalled()
  for (const name of ['Add adult', 'Add child', 'Add infant']) await press(name)
  const adults = dialog.getByRole('group', { name: 'Adults' })
  expect(within(adults).getByRole('status').textContent).toBe('2')
  await press('Done')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const field = screen.getByRole('button', { name: 'Guests 2 Adults, 1 Child, 1 Infant(s)' })
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('the modal offers three cabin classes if the field has one, and above 50 travellers refers to WhatsApp and still counts', async () => {
  const { user, dialog, press } = await open(<Passengers />)
  screen.getByRole('dialog', { name: 'Select Travellers & Class' })
  dialog.getByText(/under 2 on flights/)
  const cabin = dialog.getByRole('group', { name: 'Cabin class' })
  expect(cabin).toHaveAccessibleDescription(
    "Fares shown are for Economy. For Business or First Class, book via WhatsApp and we'll confirm availability and price.",
  )
  await user.click(dialog.getByRole('radio', { name: 'First Class' }))
  await user.keyboard('{ArrowLeft}')
  expect(dialog.queryByText(/up to 50 travellers/)).toBeNull()
  await press('Add adult')
  dialog.getByText(/up to 50 travellers at a time.*WhatsApp/)
  await press('Done')
  await screen.findByRole('button', { name: 'Travellers & Class 51 Adults, Business' })
})
