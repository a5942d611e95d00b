import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DateField } from './DateField.tsx'

beforeEach(async () => {
  taken = ['2026-11-26']
  await page.viewport(1280, 900)
})

const field = 'Departure Tue 24-11-2026'
let taken = ['2026-11-26']

function Form() {
  const [date, setDate] = useState('2026-11-24')
  return (
    <main>
      <DateField
        label="Departure"
        name="departureDate"
        value={date}
        min="2026-11-24"
        unavailable={(day) => (taken.includes(day) ? 'sold out' : null)}
        onChange={setDate}
      />
    </main>
  )
}

async function open() {
  const user = userEvent.setup({ delay: null })
  render(<Form />)
  await user.click(screen.getByRole('button', { name: field }))
  const dialog = await screen.findByRole('dialog', { name: 'Departure' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('24'))
  expect(dialog.contains(document.activeElement)).toBe(true)
  return { user, dialog }
}

test('choosing a day closes the panel, returns focus and sets the hidden input', async () => {
  const { user, dialog } = await open()
  await user.click(within(dialog).getByRole('button', { name: '3 December 2026, Thursday' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const field = screen.getByRole('button', { name: 'Departure Thu 03-12-2026' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(document.querySelector<HTMLInputElement>('input[name=departureDate]')?.value).toBe(
    '2026-12-03',
  )
})

test('days before the minimum and unavailable days are disabled, explained, and skipped by the keyboard', async () => {
  const { user, dialog } = await open()
  const day = (name: string | RegExp) =>
    within(dialog).getByRole<HTMLButtonElement>('button', { name })
  expect(day(/^23 November/).disabled).toBe(true)
  expect(day('26 November 2026, Thursday, sold out').disabled).toBe(true)
  expect(day(/Previous Month/).ariaDisabled).toBe('true')
  within(dialog).getByText('Grey days: sold out.')
  within(dialog).getByText('First day: Tue 24-11-2026.')
  const sooner = within(dialog).getByRole('link', { name: /^Sooner\? Write to us/ })
  expect(sooner.getAttribute('href')).toBe('/contact-us')
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}')
  await screen.findByRole('button', { name: 'Departure Fri 04-12-2026' })
})

test('an unavailable value is still shown as selected', async () => {
  taken = ['2026-11-24']
  render(<Form />)
  await userEvent.click(screen.getByRole('button', { name: field }))
  await screen.findByRole('button', { name: '24 November 2026, Tuesday, selected, sold out' })
})

test.each<[string, (user: UserEvent) => Promise<void>]>([
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['Done', (user) => user.click(screen.getByRole('button', { name: 'Done' }))],
  ['a click elsewhere', (user) => user.click(document.body)],
  [
    'a click on its field',
    (user) => user.click(screen.getByRole('button', { name: field, hidden: true })),
  ],
])('%s closes the panel and keeps the value', async (_, close) => {
  const { user } = await open()
  await close(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByRole('button', { name: field })
})

test('on a phone the panel is a modal sheet with two months, one below the other', async () => {
  await page.viewport(390, 844)
  const { dialog } = await open()
  const [first, second] = within(dialog)
    .getAllByRole('grid')
    .map((month) => month.getBoundingClientRect())
  expect(second?.top).toBeGreaterThan(first?.bottom ?? Number.NaN)
  within(dialog).getByRole('button', { name: 'Close' })
  await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(844))
})
