import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LoadFailed } from './LoadFailed.tsx'
import { type OnIntent, onIntent } from './on-intent.ts'
import { useOnIntent } from './use-on-intent.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

type Panel = { text: string }

function Field({ code }: { code: OnIntent<Panel> }) {
  const [open, setOpen] = useState(false)
  const { module, failed } = useOnIntent(code, open, () => setOpen(false))
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {failed && <LoadFailed />}
      {open && module && <p>{module.text}</p>}
    </>
  )
}

test('a failed load shows an alert, and the next click tries again', async () => {
  const importModule = vi
    .fn<() => Promise<Panel>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ text: 'Calendar' })
  render(<Field code={onIntent(importModule)} />)
  await userEvent.click(screen.getByRole('button'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('This could not be loaded. Please try again.')
  await userEvent.click(screen.getByRole('button'))
  await screen.findByText('Calendar')
  expect(screen.queryByRole('alert')).toBeNull()
})
