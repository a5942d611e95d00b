import type { Airport } from '@storefront/contract'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useId, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent as keys } from 'vitest/browser'
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
  const user = userEvent.setup()
  render(<Form />)
  await user.click(screen.getByRole('button', { name: /^From/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Select Location' })
  const input = within(dialog).getByPlaceholderText('Search Location')
  await waitFor(() => expect(document.activeElement).toBe(input))
  return { user, dialog, input }
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('opening looks up the empty text at once and lists every airport', async () => {
  const { dialog } = await openFrom()
  await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(3))
  expect(lookup.mock.calls.map(([query]) => query)).toEqual([''])
  within(dialog).getByRole('option', { name: 'Cancún Cancún International Airport CUN' })
})

test('a field that the browser opens by a command says nothing else about its dialog until it is open', async () => {
  render(<Form />)
  const from = screen.getByRole('button', { name: /^From/ })
  expect([from.hasAttribute('command'), from.ariaExpanded]).toEqual([true, null])
  await userEvent.setup().click(from)
  await screen.findByRole('dialog')
  expect([from.hasAttribute('command'), from.ariaExpanded]).toEqual([false, 'true'])
})

test('type, Enter: the match is chosen, the modal closes, focus is back on the field', async () => {
  const { user, dialog, input } = await openFrom()
  await user.type(input, 'mia')
  await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(1))
  await user.keyboard('{Enter}')
  await closed()
  const field = screen.getByRole('button', { name: 'From Miami (MIA)' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(document.querySelector<HTMLInputElement>('input[name=from]')?.value).toBe('MIA')
})

test('arrows move through the list', async () => {
  const { user, dialog } = await openFrom()
  await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(3))
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await closed()
  screen.getByRole('button', { name: 'From Miami (MIA)' })
})

test('a click on an airport chooses it, and the chosen one is marked when opened again', async () => {
  const { user, dialog } = await openFrom()
  await user.click(await within(dialog).findByRole('option', { name: /Mérida/ }))
  await closed()
  await user.click(screen.getByRole('button', { name: 'From Mérida (MID)' }))
  const option = await screen.findByRole('option', { name: /Mérida/, selected: true })
  expect(screen.getByPlaceholderText<HTMLInputElement>('Search Location').value).toBe('')
  await user.click(option)
  await closed()
})

test('nothing found says so, accessibly', async () => {
  const { user, dialog, input } = await openFrom()
  await user.type(input, 'zzz')
  await within(dialog).findByText('No airports found for “zzz”.')
  await expectAccessible()
})

test('the backdrop and Escape close it without a choice', async () => {
  const { user, dialog } = await openFrom()
  await keys.click(dialog, { position: { x: 10, y: -10 } })
  await closed()
  await user.click(screen.getByRole('button', { name: /^To/ }))
  await screen.findByRole('dialog')
  await keys.keyboard('{Escape}')
  await closed()
  screen.getByRole('button', { name: 'To Select Location' })
})
