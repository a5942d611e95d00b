import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '../testing/accessibility.ts'
import { DestinationField } from './DestinationField.tsx'
import type { DestinationSuggestion } from './destination-suggestion.ts'

beforeEach(() => void vi.clearAllMocks())

const places: DestinationSuggestion[] = [
  { id: 1, name: 'Cancún', type: 'destination' },
  { id: 1, name: 'Cancún Lagoon Hotel', type: 'hotel' },
  { id: 7, name: 'Cancún by night', type: 'tour' },
]
const lookup = vi.fn(async (query: string, _signal: AbortSignal) =>
  places.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
)
const submit = vi.fn()

function Form() {
  const [text, setText] = useState('')
  return (
    <main>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget).get('destination'))
        }}
      >
        <DestinationField
          name="destination"
          value={text}
          onChange={setText}
          search={lookup}
          placeholder="Where to?"
        />
        <button type="submit">Search</button>
      </form>
    </main>
  )
}

function field() {
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Destination' })
}

async function typed(text: string) {
  // No pauses between letters, because a busy machine may extend one beyond the debounce of 300 ms.
  const user = userEvent.setup({ delay: null })
  render(<Form />)
  await user.type(field(), text)
  return user
}

test('arrows move through the suggestions, Enter takes one without submitting', async () => {
  const user = await typed('can')
  expect(await screen.findAllByRole('option')).toHaveLength(3)
  expect(field().ariaExpanded).toBe('true')
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const active = screen.getByRole('option', { selected: true, name: 'Cancún Lagoon Hotel Hotel' })
  expect(field().getAttribute('aria-activedescendant')).toBe(active.id)
  await expectAccessible()
  await user.keyboard('{Enter}')
  expect(field().value).toBe('Cancún Lagoon Hotel')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(field())
  expect(submit).not.toHaveBeenCalled()
})

test('Escape closes the list and keeps the text, ArrowDown opens it again, Enter submits the text and closes it', async () => {
  const user = await typed('can')
  await screen.findAllByRole('option')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field().value).toBe('can')
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('listbox')
  await user.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledExactlyOnceWith('can')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

test('a click on the empty field opens suggestions, Tab closes them and normalises a pasted text', async () => {
  const user = userEvent.setup({ delay: null })
  render(<Form />)
  await user.click(field())
  expect(await screen.findAllByRole('option')).toHaveLength(3)
  expect(lookup).toHaveBeenCalledExactlyOnceWith('', expect.anything())
  await user.paste('\u202aCan\u200bcún\u00a0 by\u202c')
  await waitFor(() => expect(lookup).toHaveBeenLastCalledWith('Cancún by', expect.anything()))
  await user.tab()
  expect(field()).toHaveValue('Cancún by')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})
