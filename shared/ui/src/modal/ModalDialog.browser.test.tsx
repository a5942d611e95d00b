import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent as keys } from 'vitest/browser'
import { Button } from '../actions/Button.tsx'
import { ModalDialog } from './ModalDialog.tsx'

function Example() {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <ModalDialog open={open} onClose={() => setOpen(false)} title="Terms" footer={<p>Footer</p>}>
        <p>Some terms.</p>
      </ModalDialog>
    </main>
  )
}

/** Opens the dialog, which moves focus to its title. */
async function open() {
  render(<Example />)
  await keys.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Terms' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Terms'))
  return dialog
}

test.each<[string, (dialog: HTMLElement) => Promise<unknown>]>([
  ['Escape', () => keys.keyboard('{Escape}')],
  ['the Close button', () => keys.click(screen.getByRole('button', { name: 'Close' }))],
  ['a click on the backdrop', (dialog) => keys.click(dialog, { position: { x: 10, y: -10 } })],
])('%s closes the dialog and returns focus', async (_, close) => {
  const dialog = await open()
  await close(dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement?.textContent).toBe('Open')
})

test('Tab stays inside the dialog', async () => {
  const dialog = await open()
  const reached = new Set<EventTarget | null>()
  document.addEventListener('focusin', ({ target }) => reached.add(target))
  for (let presses = 0; presses < 4; presses++) await keys.tab()
  expect(reached).toContain(screen.getByRole('button', { name: 'Close' }))
  for (const target of reached) expect(target instanceof Node && dialog.contains(target)).toBe(true)
})
