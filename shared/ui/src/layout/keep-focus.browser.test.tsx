import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { afterPaint } from '../actions/after-paint.ts'
import { keepFocus } from './keep-focus.ts'

function Page() {
  const [gone, setGone] = useState<string[]>([])
  const button = (name: string) =>
    !gone.includes(name) && (
      <button type="button" onClick={() => setGone([...gone, name])}>
        {name}
      </button>
    )
  return (
    <main ref={keepFocus} tabIndex={-1}>
      <h1 tabIndex={-1}>Hotels</h1>
      {button('Retry')}
      <section tabIndex={-1} aria-label="Filters">
        {button('Clear')}
      </section>
    </main>
  )
}

test.each([
  ['Retry', () => screen.getByRole('heading', { name: 'Hotels' })],
  ['Clear', () => screen.getByRole('region', { name: 'Filters' })],
])('removing "%s" moves its focus to the nearest remaining ancestor', async (name, next) => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(document.activeElement).toBe(next()))
})

test('removing an element without focus keeps the focus', async () => {
  render(<Page />)
  const retry = screen.getByRole('button', { name: 'Retry' })
  retry.focus()
  screen.getByRole('button', { name: 'Clear' }).click()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull())
  await new Promise((resolve) => afterPaint(() => resolve(null)))
  expect(document.activeElement).toBe(retry)
})
