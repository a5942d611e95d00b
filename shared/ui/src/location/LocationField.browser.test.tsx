import type { Airport } from '@storefront/contract'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useId, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '../testing/accessibility.ts'
import { LocationField } from './LocationField.tsx'
import { LocationModal } from './LocationModal.tsx'

beforeEach(() => void vi.clearAllMocks())

const airports: Airport[] = [
  { id: 1, name: 'Cancún', iataCode: 'CUN', airportName: 'Cancún International Airport' },
  { id: 2, name: 'Miami', iataCode: 'MIA', airportName: 'Miami International Airport' },
  { id: 3, name: 'Mérida', iataCode: 'MID', airportName: 'Manuel Crescencio Rejón' },
]

const lookup = vi.fn(async (query: string, _signal: AbortSignal) =>
  airports.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
)

function Form() {
  const modal = useId()
  const [open, setOpen] = useState<'from' | 'to' | null>(null)
  const close = () => setOpen(null)
  const [chosen, setChosen] = useState<Record<'from' | 'to', Airport | null>>({
    from: null,
    to: null,
  })
  return (
    <main>
      {(['from', 'to'] as const).map((end) => (
        <LocationField
          key={end}
          label={end === 'from' ? 'From' : 'To'}
          name={end}
          value={chosen[end]}
          modal={modal}
          open={open === end}
          onOpen={() => setOpen(end)}
        />
      ))}
      <LocationModal
        id={modal}
        open={open !== null}
        onClose={close}
        value={open && chosen[open]}
        search={lookup}
        onSelect={(airport) => {
          if (open) setChosen({ ...chosen, [open]: airport })
          close()
        }}
      />
    </main>
  )
}

async function openFrom() {
  const user = userEvent.setup({ delay: null })
  render(<Form />)
  const from = screen.getByRole('button', { name: /^From/ })
  // The browser opens the dialog by the command; then the field says that it is open.
  expect([from.hasAttribute('command'), from.ariaExpanded]).toEqual([true, null])
  await user.click(from)
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Location' }))
  expect([from.hasAttribute('command'), from.ariaExpanded]).toEqual([false, 'true'])
  const input = dialog.getByPlaceholderText<HTMLInputElement>('Search Location')
  await waitFor(() => expect(document.activeElement).toBe(input))
  return { user, dialog, input }
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('opening lists every airport at once, and an empty result shows a text', async () => {
  const { user, dialog, input } = await openFrom()
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(3))
  expect(lookup.mock.calls.map(([query]) => query)).toEqual([''])
  dialog.getByRole('option', { name: 'Cancún Cancún International Airport CUN' })
  await user.type(input, 'zzz')
  await dialog.findByText('No airports found for “zzz”.')
  await expectAccessible()
})

test.each([
  ['mia', 1, '{Enter}', 'Miami (MIA)', 'MIA'],
  ['i', 2, '{ArrowDown}{Enter}', 'Mérida (MID)', 'MID'],
])('typing %s shows %i airports, and %s chooses one', async (text, count, key, name, iataCode) => {
  const { user, dialog, input } = await openFrom()
  await user.type(input, text)
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(count))
  await user.keyboard(key)
  await closed()
  const field = screen.getByRole('button', { name: `From ${name}` })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(document.querySelector<HTMLInputElement>('input[name=from]')?.value).toBe(iataCode)
})

test('a click chooses an airport, which is selected when the modal opens again', async () => {
  const { user, dialog, input } = await openFrom()
  await user.click(await dialog.findByRole('option', { name: /Mérida/ }))
  await closed()
  await user.click(screen.getByRole('button', { name: 'From Mérida (MID)' }))
  await screen.findByRole('option', { name: /Mérida/, selected: true })
  expect(input.value).toBe('')
})
