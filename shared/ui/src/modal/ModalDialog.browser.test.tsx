import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

async function open() {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Terms' })
  return { user, dialog }
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('opening moves focus to the title', async () => {
  await open()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Terms'))
})

test('Escape closes it and gives focus back', async () => {
  await open()
  await keys.keyboard('{Escape}')
  await closed()
  expect(document.activeElement?.textContent).toBe('Open')
})

test('the Close button closes it', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await closed()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'))
})

test('a click on the backdrop closes it', async () => {
  const { dialog } = await open()
  await keys.click(dialog, { position: { x: 10, y: -10 } })
  await closed()
})

test('Tab never reaches what is behind it', async () => {
  const { dialog } = await open()
  const reached = new Set<EventTarget | null>()
  document.addEventListener('focusin', ({ target }) => reached.add(target))
  for (let presses = 0; presses < 4; presses++) await keys.tab()
  expect(reached).toContain(screen.getByRole('button', { name: 'Close' }))
  for (const target of reached) expect(target instanceof Node && dialog.contains(target)).toBe(true)
})
