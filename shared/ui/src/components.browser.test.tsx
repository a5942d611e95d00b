import { RouterProvider } from '@storefront/router'
import { createMemoryRouter } from '@storefront/router/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import * as actions from '../gallery/actions.stories.tsx'
import * as feedback from '../gallery/feedback.stories.tsx'
import * as fields from '../gallery/fields.stories.tsx'
import * as layout from '../gallery/layout.stories.tsx'
import { Button, Callout, FilterGroup, Picture, SortSelect, Spinner, TextField } from './index.ts'
import { expectAccessible } from './testing/accessibility.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a busy button says so, keeps focus and does nothing', async () => {
  const pressed = vi.fn()
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={submitted}>
      <input aria-label="Name" />
      <Button type="submit" busy busyLabel="Processing..." onClick={pressed}>
        Confirm & Pay with Card
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Processing...' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  expect(document.activeElement).toBe(button)
  await userEvent.type(screen.getByLabelText('Name'), 'Ana{Enter}')
  expect(pressed).not.toHaveBeenCalled()
  expect(submitted).not.toHaveBeenCalled()
})

test('errors and warnings interrupt, news waits its turn, and what was there from the start is silent', () => {
  render(
    <>
      <Callout tone="error">E</Callout>
      <Callout tone="ok">O</Callout>
      <Callout tone="error" quiet>
        Q
      </Callout>
    </>,
  )
  expect(screen.getAllByRole('alert').map((node) => node.textContent)).toEqual(['E'])
  expect(screen.getAllByRole('status').map((node) => node.textContent)).toEqual(['O'])
})

test('a spinner says after 10 s that it is still working', async () => {
  vi.useFakeTimers()
  render(<Spinner label="Loading hotels" />)
  expect(screen.getByRole('status').textContent).toBe('Loading hotels')
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Still working…'))
})

test('a picture that fails leaves its name and its box', async () => {
  const { container } = render(<Picture src="/nowhere.png" alt="Pool" />)
  const height = container.firstElementChild?.getBoundingClientRect().height
  await waitFor(() => expect(container.querySelector('img')).toBeNull())
  screen.getByRole('img', { name: 'Pool' })
  expect(container.firstElementChild?.getBoundingClientRect().height).toBe(height)
})

test('a picture is cropped around the focus that it is given', () => {
  render(<Picture src="/media/room-01-1200.avif" focus={{ x: 20, y: 80 }} alt="Pool" />)
  expect(getComputedStyle(screen.getByRole('img', { name: 'Pool' })).objectPosition).toBe('20% 80%')
})

function List({ chosen }: { chosen: (order: string, airlines: string[]) => void }) {
  const [order, setOrder] = useState<'price' | 'time'>('price')
  const [airlines, setAirlines] = useState<string[]>([])
  chosen(order, airlines)
  return (
    <main>
      <SortSelect
        value={order}
        options={[
          { value: 'price', label: 'Price' },
          { value: 'time', label: 'Departure' },
        ]}
        onChange={setOrder}
      />
      <FilterGroup
        label="Airline"
        options={[
          { value: 'AM', label: 'Aeroméxico', count: 3 },
          { value: 'VB', label: 'Viva' },
        ]}
        selected={airlines}
        onChange={setAirlines}
      />
    </main>
  )
}

test('a sort order and filters are chosen', async () => {
  const chosen = vi.fn()
  render(<List chosen={chosen} />)
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Departure')
  await userEvent.click(screen.getByRole('checkbox', { name: /Aeroméxico/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Viva/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Aeroméxico/ }))
  expect(chosen).toHaveBeenLastCalledWith('time', ['VB'])
  screen.getByRole('group', { name: 'Airline' })
})

const facilities = Array.from({ length: 12 }, (_, index) => `facility ${index + 1}`)

function Long() {
  const [selected, setSelected] = useState(['facility 11'])
  return (
    <FilterGroup
      label="Facilities"
      options={facilities.map((value) => ({ value, label: value }))}
      selected={selected}
      onChange={setSelected}
    />
  )
}

test('a long group of options shows the first ones, what is chosen, and the rest when asked for', async () => {
  render(<Long />)
  const shown = () =>
    screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
  const first = [...facilities.slice(0, 8), 'facility 11']
  expect(shown()).toEqual(first)
  await userEvent.click(screen.getByRole('checkbox', { name: 'facility 2' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'facility 2' }))
  expect(shown()).toEqual(first)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12', expanded: false }))
  expect(shown()).toEqual(facilities)
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'facility 11' }))
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'facility 11' }))
  expect(shown()).toEqual(facilities)
})

test('a field ties its hint and its error to its control', () => {
  render(<TextField label="Email Address" required hint="For the ticket" error="Not an address" />)
  const control = screen.getByLabelText(/^Email Address/)
  expect(control.getAttribute('aria-invalid')).toBe('true')
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'For the ticket',
    'Not an address',
  ])
})

/** Whatever the gallery shows of them. */
function Everything() {
  const shown = [actions, feedback, fields, layout].flatMap(({ default: _, ...stories }) =>
    Object.entries<ComponentType>(stories),
  )
  return (
    <main>
      {shown.map(([name, Story]) => (
        <Story key={name} />
      ))}
    </main>
  )
}

test('axe finds nothing in any of them', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Everything /> }])
  render(<RouterProvider router={router} />)
  await expectAccessible()
})

test('every control is at least 44 px high', () => {
  const router = createMemoryRouter([{ path: '*', element: <Everything /> }])
  render(<RouterProvider router={router} />)
  const controls = [...document.querySelectorAll('button, a[class*=button], [class*=control]')]
  const low = controls.filter((control) => control.getBoundingClientRect().height < 44)
  expect(low.map((control) => control.outerHTML)).toEqual([])
})

test('no blank strip is under the control of a field', () => {
  const router = createMemoryRouter([{ path: '*', element: <Everything /> }])
  render(<RouterProvider router={router} />)
  const controls = [...document.querySelectorAll('[class*=_box] [class*=_control]')]
  const under = controls.map(
    (control) =>
      (control.closest('[class*=_box]')?.getBoundingClientRect().bottom ?? 0) -
      control.getBoundingClientRect().bottom,
  )
  expect(under).toEqual(controls.map(() => 0))
  expect(controls.length).toBeGreaterThan(5)
})
