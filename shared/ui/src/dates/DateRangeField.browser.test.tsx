import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessibility.ts'
import { DateRangeField } from './DateRangeField.tsx'

beforeEach(async () => {
  changed.mockClear()
  await page.viewport(1280, 900)
})

const changed = vi.fn()

function Form() {
  const [range, setRange] = useState({ start: '2026-11-24', end: '2026-11-25' })
  return (
    <main>
      <DateRangeField
        startLabel="Check-in"
        endLabel="Check-out"
        startName="checkin"
        endName="checkout"
        {...range}
        min="2026-11-24"
        onChange={(next) => {
          changed(next)
          setRange(next)
        }}
      />
    </main>
  )
}

async function open(name: RegExp) {
  const user = userEvent.setup()
  render(<Form />)
  await user.click(screen.getByRole('button', { name }))
  const dialog = await screen.findByRole('dialog', { name: 'Check-in – Check-out' })
  return { user, dialog }
}

const day = (name: RegExp) => screen.getByRole('button', { name })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('two days make a stay, and the field counts its nights', async () => {
  const { user } = await open(/^Check-in/)
  await user.click(day(/^30 November/))
  expect(changed).not.toHaveBeenCalled()
  screen.getByText('Select Check-out')
  await user.click(day(/^3 December/))
  await isClosed()
  expect(changed).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-30', end: '2026-12-03' })
  screen.getByRole('button', { name: 'Check-in Mon 30-11-2026' })
  screen.getByRole('button', { name: 'Check-out Thu 03-12-2026 3 nights' })
  const value = (name: string) =>
    document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value
  expect([value('checkin'), value('checkout')]).toEqual(['2026-11-30', '2026-12-03'])
})

test('from Check-out only the end changes', async () => {
  const { user } = await open(/^Check-out/)
  await user.click(day(/^28 November/))
  await isClosed()
  expect(changed).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-24', end: '2026-11-28' })
})

test('a check-out before the check-in begins a new range', async () => {
  const { user } = await open(/^Check-in/)
  await user.click(day(/^30 November/))
  await user.click(day(/^26 November/))
  await user.click(day(/^27 November/))
  await isClosed()
  expect(changed).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-26', end: '2026-11-27' })
})

test('leaving after the first day changes nothing', async () => {
  const { user } = await open(/^Check-in/)
  await user.click(day(/^30 November/))
  await user.keyboard('{Escape}')
  await isClosed()
  expect(changed).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Check-out Wed 25-11-2026 1 night' })
})

test('pressing the other end while open asks for that end', async () => {
  const { user } = await open(/^Check-in/)
  screen.getByText('1 night', { selector: 'p' })
  await user.click(screen.getByRole('button', { name: /^Check-out/, hidden: true }))
  await screen.findByRole('dialog')
  await user.click(day(/^26 November/))
  await isClosed()
  expect(changed).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-24', end: '2026-11-26' })
})

test('the ends of the range say what they are', async () => {
  const { dialog } = await open(/^Check-in/)
  within(dialog).getByRole('button', { name: '24 November 2026, Tuesday, Check-in' })
  within(dialog).getByRole('button', { name: '25 November 2026, Wednesday, Check-out' })
})

test('axe finds nothing while half of it is chosen', async () => {
  const { user } = await open(/^Check-in/)
  await user.click(day(/^30 November/))
  await expectAccessible()
})

test('of the two months in sight one is announced', async () => {
  const { user, dialog } = await open(/^Check-in/)
  const announced = () =>
    [...dialog.querySelectorAll('[aria-live]')]
      .map((element) => element.textContent ?? '')
      .filter((text) => /20\d\d/.test(text))
  expect(announced()).toEqual(['November 2026'])
  await user.click(within(dialog).getByRole('button', { name: /next month/i }))
  expect(announced()).toEqual(['December 2026'])
})
