import type { Airport } from '@storefront/contract'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useId, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../testing/accessibility.ts'
import { LocationField } from './LocationField.tsx'
import { LocationModal } from './LocationModal.tsx'

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
  lookup.mockClear()
  const user = userEvent.setup({ delay: null })
  render(<Form />)
  await user.click(screen.getByRole('button', { name: /^From/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Select Location' })
  const input = within(dialog).getByPlaceholderText('Search Location')
  await waitFor(() => expect(document.activeElement).toBe(input))
  return { user, dialog, input }
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('opening lists every airport at once, and an empty result shows a text', async () => {
  const { user, dialog, input } = await openFrom()
  await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(3))
  expect(lookup.mock.calls.map(([query]) => query)).toEqual([''])
  within(dialog).getByRole('option', { name: 'Cancún Cancún International Airport CUN' })
  await user.type(input, 'zzz')
  await within(dialog).findByText('No airports found for “zzz”.')
  await expectAccessible()
})

test('a field has either a command or aria-expanded for its dialog', async () => {
  render(<Form />)
  const from = screen.getByRole('button', { name: /^From/ })
  expect([from.hasAttribute('command'), from.ariaExpanded]).toEqual([true, null])
  await userEvent.setup({ delay: null }).click(from)
  await screen.findByRole('dialog')
  expect([from.hasAttribute('command'), from.ariaExpanded]).toEqual([false, 'true'])
})

test.each([
  ['mia', 1, '{Enter}', 'Miami (MIA)', 'MIA'],
  ['i', 2, '{ArrowDown}{Enter}', 'Mérida (MID)', 'MID'],
])('typing %s shows %i airports, and %s chooses one', async (text, count, key, name, iataCode) => {
  const { user, dialog, input } = await openFrom()
  await user.type(input, text)
  await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(count))
  await user.keyboard(key)
  await closed()
  const field = screen.getByRole('button', { name: `From ${name}` })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(document.querySelector<HTMLInputElement>('input[name=from]')?.value).toBe(iataCode)
})

test('a click chooses an airport, which is selected when the modal opens again', async () => {
  const { user, dialog } = await openFrom()
  await user.click(await within(dialog).findByRole('option', { name: /Mérida/ }))
  await closed()
  await user.click(screen.getByRole('button', { name: 'From Mérida (MID)' }))
  const option = await screen.findByRole('option', { name: /Mérida/, selected: true })
  expect(screen.getByPlaceholderText<HTMLInputElement>('Search Location').value).toBe('')
  await user.click(option)
  await closed()
})
