import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DateField } from './DateField.tsx'

beforeEach(async () => {
  taken = ['2026-11-26']
  await page.viewport(1280, 900)
})

const changed = vi.fn()
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
        onChange={(next) => {
          changed(next)
          setDate(next)
        }}
      />
    </main>
  )
}

async function open() {
  const user = userEvent.setup()
  render(<Form />)
  await user.click(screen.getByRole('button', { name: 'Departure Tue 24-11-2026' }))
  const dialog = await screen.findByRole('dialog', { name: 'Departure' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('24'))
  return { user, dialog }
}

test('opening moves focus to the chosen day', async () => {
  const { dialog } = await open()
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(within(dialog).getAllByRole('grid')).toHaveLength(2)
})

test('choosing a day closes the panel, gives focus back and fills the plain form', async () => {
  const { user, dialog } = await open()
  await user.click(within(dialog).getByRole('button', { name: '3 December 2026, Thursday' }))
  expect(changed).toHaveBeenLastCalledWith('2026-12-03')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const field = screen.getByRole('button', { name: 'Departure Thu 03-12-2026' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(document.querySelector<HTMLInputElement>('input[name=departureDate]')?.value).toBe(
    '2026-12-03',
  )
})

test('the keyboard moves by day and chooses', async () => {
  const { user } = await open()
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  await screen.findByRole('button', { name: 'Departure Wed 02-12-2026' })
})

test('days before the earliest one, and unavailable days, cannot be chosen', async () => {
  const { dialog } = await open()
  const before = within(dialog).getByRole<HTMLButtonElement>('button', { name: /^23 November/ })
  expect(before.disabled).toBe(true)
  const soldOut = within(dialog).getByRole<HTMLButtonElement>('button', {
    name: '26 November 2026, Thursday, sold out',
  })
  expect(soldOut.disabled).toBe(true)
  expect(
    within(dialog)
      .getByRole('button', { name: /Previous Month/ })
      .getAttribute('aria-disabled'),
  ).toBe('true')
})

test('the keyboard passes over an unavailable day, and one line names the reasons in sight', async () => {
  const { user, dialog } = await open()
  within(dialog).getByText('Grey days: sold out.')
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  await screen.findByRole('button', { name: 'Departure Fri 27-11-2026' })
})

test('an unavailable value is shown all the same', async () => {
  taken = ['2026-11-24']
  const user = userEvent.setup()
  render(<Form />)
  await user.click(screen.getByRole('button', { name: 'Departure Tue 24-11-2026' }))
  const dialog = await screen.findByRole('dialog', { name: 'Departure' })
  within(dialog).getByRole('button', { name: '24 November 2026, Tuesday, selected, sold out' })
})

test('Escape, Done, a click elsewhere and the field itself close it unchanged', async () => {
  const { user } = await open()
  const field = () => screen.getByRole('button', { name: 'Departure Tue 24-11-2026' })
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const isOpen = () => screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await isClosed()
  await user.click(field())
  await isOpen()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await isClosed()
  await user.click(field())
  await isOpen()
  await user.click(document.body)
  await isClosed()
  await user.click(field())
  await isOpen()
  await user.click(screen.getByRole('button', { name: 'Departure Tue 24-11-2026', hidden: true }))
  await isClosed()
})

test('on a phone it is a modal sheet, the next month below the first', async () => {
  await page.viewport(390, 844)
  const { dialog } = await open()
  const months = within(dialog)
    .getAllByRole('grid')
    .map((month) => month.getBoundingClientRect())
  expect(months).toHaveLength(2)
  expect(months[1]?.top).toBeGreaterThan(months[0]?.bottom ?? 0)
  within(dialog).getByRole('button', { name: /^4 December/ })
  within(dialog).getByRole('button', { name: 'Close' })
  const box = dialog.getBoundingClientRect()
  await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(844))
  expect(box.width).toBe(390)
})
