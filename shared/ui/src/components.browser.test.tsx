import { RouterProvider } from '@storefront/router'
import { createMemoryRouter } from '@storefront/router/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { expect, test, vi } from 'vitest'
import * as actions from '../gallery/actions.stories.tsx'
import * as feedback from '../gallery/feedback.stories.tsx'
import * as fields from '../gallery/fields.stories.tsx'
import * as layout from '../gallery/layout.stories.tsx'
import { Button, Callout, FilterGroup, Picture, Spinner, TextField } from './index.ts'
import { expectAccessible } from './testing/accessibility.ts'

test('a busy button shows its busy label, keeps focus and does nothing', async () => {
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

test('a callout is an alert for an error, a status for success, and silent when quiet', () => {
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

test('a spinner changes its text after 10 s', async () => {
  vi.useFakeTimers()
  render(<Spinner label="Loading hotels" />)
  expect(screen.getByRole('status').textContent).toBe('Loading hotels')
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Still working…'))
})

test('a picture is cropped around its focus, and a failed one keeps its name and its height', async () => {
  const { container } = render(<Picture src="/nowhere.png" focus={{ x: 20, y: 80 }} alt="Pool" />)
  const height = container.firstElementChild?.getBoundingClientRect().height
  expect(getComputedStyle(screen.getByRole('img', { name: 'Pool' })).objectPosition).toBe('20% 80%')
  await waitFor(() => expect(container.querySelector('img')).toBeNull())
  screen.getByRole('img', { name: 'Pool' })
  expect(container.firstElementChild?.getBoundingClientRect().height).toBe(height)
})

const facilities = [...'abcdefghijkl'].map((letter) => `facility ${letter}`)

function Long() {
  const [selected, setSelected] = useState(['facility k'])
  return (
    <FilterGroup
      label="Facilities"
      options={facilities.map((value) => ({ value, label: value, count: 0 }))}
      selected={selected}
      onChange={setSelected}
    />
  )
}

test('a long filter group shows its first options and the selected ones, and the rest on request', async () => {
  render(<Long />)
  const shown = () =>
    screen
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.querySelector('span')?.textContent)
  const first = [...facilities.slice(0, 8), 'facility k']
  expect(shown()).toEqual(first)
  const option = (name: string) => screen.getByRole('checkbox', { name: RegExp(`^${name}`) })
  await userEvent.click(option('facility b'))
  expect(option('facility b')).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12', expanded: false }))
  expect(shown()).toEqual(facilities)
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }))
  await userEvent.click(option('facility k'))
  expect(document.activeElement).toBe(option('facility k'))
  expect(shown()).toEqual(facilities)
})

test('a field describes its control by its hint and its error', () => {
  render(<TextField label="Email Address" required hint="For the ticket" error="Not an address" />)
  const control = screen.getByLabelText(/^Email Address/)
  expect(control).toBeInvalid()
  expect(control).toHaveAccessibleDescription('For the ticket Not an address')
})

test('no component has an axe violation, and every control is at least 44 px high and fills the box of its field', async () => {
  const shown = [actions, feedback, fields, layout].flatMap(({ default: _, ...stories }) =>
    Object.entries<ComponentType>(stories),
  )
  const element = (
    <main>
      {shown.map(([name, Story]) => (
        <Story key={name} />
      ))}
    </main>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  await expectAccessible()
  const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
  const controls = [...document.querySelectorAll('button, a[class*=button], [class*=control]')]
  const low = controls.filter((control) => boxOf(control).height < 44)
  expect(low.map((control) => control.outerHTML)).toEqual([])
  const inFields = [...document.querySelectorAll('[class*=_box] [class*=_control]')]
  expect(inFields.length).toBeGreaterThan(5)
  for (const control of inFields)
    expect(boxOf(control.closest('[class*=_box]')).bottom).toBe(boxOf(control).bottom)
})
