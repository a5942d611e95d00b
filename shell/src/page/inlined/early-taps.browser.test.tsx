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
  const [trip, setTrip] = useState('round')
  const [order, setOrder] = useState('price')
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
      <output>{`${text} ${trip} ${order} ${pool} ${count}`}</output>
      <input aria-label="Where" value={text} onChange={(e) => setText(e.target.value)} />
      {['one', 'round'].map((way) => (
        <input
          key={way}
          type="radio"
          name="trip"
          aria-label={way}
          checked={trip === way}
          onChange={() => setTrip(way)}
        />
      ))}
      <select aria-label="Order" value={order} onChange={(e) => setOrder(e.target.value)}>
        <option>price</option>
        <option>stars</option>
      </select>
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

test.each<[what: string, act: () => Promise<unknown>, becomes: string]>([
  [
    'a chosen order',
    () => user.selectOptions(screen.getByLabelText('Order'), 'stars'),
    ' round stars false 1',
  ],
  ['a ticked checkbox', () => user.click(screen.getByLabelText('Pool')), ' round price true 1'],
  [
    'a triple click on a button',
    () => user.tripleClick(screen.getByText('More')),
    ' round price false 2',
  ],
])('replays %s once after hydration', async (_, act, becomes) => {
  await act()
  await hydrate()
  await says(becomes)
})

test('replays taps and typed text in order', async () => {
  await user.click(screen.getByText('More'))
  await user.click(screen.getByLabelText('one'))
  await user.click(screen.getByLabelText('round'))
  await user.type(screen.getByLabelText('Where'), 'Cancún')
  await user.click(screen.getByText('More'))
  await hydrate()
  await says('Cancún round price false 3')
})

test('opens a dialog at once, and replays the tap after hydration', async () => {
  await user.click(screen.getByText('From'))
  screen.getByRole('dialog', { name: 'Airports' })
  await hydrate()
  await waitFor(() => expect(handled).toEqual(['From']))
})

test('does not replay a tap whose dialog was closed before hydration', async () => {
  await user.click(screen.getByText('From'))
  await user.click(screen.getByText('Close'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByText('More'))
  await hydrate()
  await says(' round price false 2')
  expect(handled).toEqual([])
})

test('replays the submit of a form without an action after hydration', async () => {
  await user.click(screen.getByText('Send'))
  await hydrate()
  await waitFor(() => expect(handled).toEqual(['sent']))
})

test('replays the taps of a part only after that part is hydrated', async () => {
  await user.click(screen.getByText('More'))
  await user.click(screen.getByText('Send'))
  await hydrate('form')
  await says(' round price false 2')
  await user.click(screen.getByText('Send'))
  expect(handled).toEqual([])
  dispatchEvent(new CustomEvent(liveEvent))
  await waitFor(() => expect(handled).toEqual(['sent']))
  await user.click(screen.getByText('Send'))
  await waitFor(() => expect(handled).toEqual(['sent', 'sent']))
})
