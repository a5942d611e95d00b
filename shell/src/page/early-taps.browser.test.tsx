import { act, screen, waitFor } from '@testing-library/react'
import { type FormEvent, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent as user } from 'vitest/browser'
import { liveEvent, recordEarlyTaps } from './early-taps.ts'

let root: Root | undefined
let heard: string[] = []

beforeEach(() => {
  heard = []
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Form />)
  // As it stands in the page: as text.
  const script = document.body.appendChild(document.createElement('script'))
  script.text = `(${recordEarlyTaps})(${JSON.stringify(liveEvent)})`
})
afterEach(() => {
  act(() => root?.unmount())
  dispatchEvent(new Event(liveEvent))
  document.body.replaceChildren()
})

function Form() {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [trip, setTrip] = useState('round')
  const [order, setOrder] = useState('price')
  const [pool, setPool] = useState(false)
  const [count, setCount] = useState(1)
  const send = (event: FormEvent) => {
    event.preventDefault()
    heard.push('sent')
  }
  return (
    <main>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Travellers
      </button>
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
        onClick={() => heard.push('From')}
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

async function comesToLife(waiting = '') {
  const container = document.body.firstElementChild
  if (container) root = hydrateRoot(container, <Form />)
  await waitFor(() => expect(Object.keys(screen.getByText('More'))).not.toEqual([]))
  dispatchEvent(new CustomEvent(liveEvent, { detail: waiting }))
}

const says = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

test.each<[what: string, act: () => Promise<unknown>, becomes: string]>([
  [
    'what is typed',
    () => user.type(screen.getByLabelText('Where'), 'Tulum'),
    'Tulum round price false 1',
  ],
  ['a radio button', () => user.click(screen.getByLabelText('one')), ' one price false 1'],
  [
    'an order',
    () => user.selectOptions(screen.getByLabelText('Order'), 'stars'),
    ' round stars false 1',
  ],
  ['a box', () => user.click(screen.getByLabelText('Pool')), ' round price true 1'],
  ['a button', () => user.click(screen.getByText('More')), ' round price false 2'],
  [
    'a button that is pressed again and again because nothing happens',
    () => user.tripleClick(screen.getByText('More')),
    ' round price false 2',
  ],
])('%s counts once, before the page is live', async (_, act, becomes) => {
  await act()
  await comesToLife()
  await says(becomes)
})

test('several take effect in order, each on what the one before left', async () => {
  await user.click(screen.getByText('More'))
  await user.click(screen.getByLabelText('one'))
  await user.click(screen.getByLabelText('round'))
  await user.type(screen.getByLabelText('Where'), 'Cancún')
  await user.click(screen.getByText('More'))
  await user.click(screen.getByText('Travellers'))
  await comesToLife()
  await says('Cancún round price false 3')
  expect(screen.getByText('Travellers').getAttribute('aria-expanded')).toBe('true')
})

test('a dialog opens at once, and the page handles its tap when it is live', async () => {
  await user.click(screen.getByText('From'))
  screen.getByRole('dialog', { name: 'Airports' })
  await comesToLife()
  await waitFor(() => expect(heard).toEqual(['From']))
})

test('the tap of a dialog that was closed again is dropped', async () => {
  await user.click(screen.getByText('From'))
  await user.click(screen.getByText('Close'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByText('More'))
  await comesToLife()
  await says(' round price false 2')
  expect(heard).toEqual([])
})

test('a form without an address is sent by the page, and goes nowhere before', async () => {
  await user.click(screen.getByText('Send'))
  await comesToLife()
  await waitFor(() => expect(heard).toEqual(['sent']))
})

test('what is not live with the page keeps its taps until it is', async () => {
  await user.click(screen.getByText('More'))
  await user.click(screen.getByText('Send'))
  await comesToLife('form')
  await says(' round price false 2')
  await user.click(screen.getByText('Send'))
  expect(heard).toEqual([])
  dispatchEvent(new CustomEvent(liveEvent))
  await waitFor(() => expect(heard).toEqual(['sent']))
  await user.click(screen.getByText('Send'))
  await waitFor(() => expect(heard).toEqual(['sent', 'sent']))
})

test('from then on the page answers, once', async () => {
  await comesToLife()
  await user.click(screen.getByText('More'))
  await says(' round price false 2')
})
