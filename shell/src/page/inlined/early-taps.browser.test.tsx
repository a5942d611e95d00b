import { act, screen, waitFor } from '@testing-library/react'
import { type FormEvent, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent as user } from 'vitest/browser'
import { liveEvent, recordEarlyTaps } from './early-taps.ts'

let root: Root | undefined
let handled: string[] = []

beforeEach(() => {
  handled = []
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Form />)
  // Pages inline the function as text.
  const script = document.body.appendChild(document.createElement('script'))
  script.text = `(${recordEarlyTaps})(${JSON.stringify(liveEvent)})`
})
afterEach(() => {
  act(() => root?.unmount())
  dispatchEvent(new Event(liveEvent))
})

function Form() {
  const [text, setText] = useState('')
  const [pool, setPool] = useState(false)
  const [count, setCount] = useState(1)
  const send = (event: FormEvent) => {
    event.preventDefault()
    handled.push('sent')
  }
  return (
    <main>
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <output>{`${text} ${pool} ${count}`}</output>
      <input aria-label="Where" value={text} onChange={(e) => setText(e.target.value)} />
      <input
        type="checkbox"
        aria-label="Pool"
        checked={pool}
        onChange={(e) => setPool(e.target.checked)}
      />
      <button
        type="button"
        onClick={() => handled.push('From')}
        {...{ command: 'show-modal', commandfor: 'airports' }}
      >
        From
      </button>
      <dialog id="airports" aria-label="Airports">
        <button type="button" {...{ command: 'close', commandfor: 'airports' }}>
          Close
        </button>
      </dialog>
      <form method="post" onSubmit={send}>
        <button type="submit">Send</button>
      </form>
    </main>
  )
}

async function hydrate(waiting = '') {
  const container = document.body.firstElementChild
  if (container) root = hydrateRoot(container, <Form />)
  await waitFor(() => expect(Object.keys(screen.getByText('More'))).not.toEqual([]))
  dispatchEvent(new CustomEvent(liveEvent, { detail: waiting }))
}

const says = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

test('replays taps and typed text in order after hydration, a triple click once', async () => {
  await user.tripleClick(screen.getByText('More'))
  await user.type(screen.getByLabelText('Where'), 'Cancún')
  await user.click(screen.getByLabelText('Pool'))
  await user.click(screen.getByText('From'))
  screen.getByRole('dialog', { name: 'Airports' })
  await hydrate()
  await says('Cancún true 2')
  await waitFor(() => expect(handled).toEqual(['From']))
})

test('does not replay a tap whose dialog was closed before hydration', async () => {
  await user.click(screen.getByText('From'))
  await user.click(screen.getByText('Close'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByText('More'))
  await hydrate()
  await says(' false 2')
  expect(handled).toEqual([])
})

test('replays the taps of a part only after that part is hydrated', async () => {
  await user.click(screen.getByText('More'))
  await user.click(screen.getByText('Send'))
  await hydrate('form')
  await says(' false 2')
  await user.click(screen.getByText('Send'))
  expect(handled).toEqual([])
  dispatchEvent(new CustomEvent(liveEvent))
  await waitFor(() => expect(handled).toEqual(['sent']))
  await user.click(screen.getByText('Send'))
  await waitFor(() => expect(handled).toEqual(['sent', 'sent']))
})
