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

async function open() {
  const user = userEvent.setup({ delay: null })
  render(<Form />)
  await user.click(screen.getByRole('button', { name: /^Check-in/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Check-in – Check-out' })
  return { user, dialog }
}

const day = (name: RegExp) => screen.getByRole('button', { name })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('Escape after the first day changes nothing, two chosen days set the range and its nights', async () => {
  const { user } = await open()
  await user.click(day(/^30 November/))
  await user.keyboard('{Escape}')
  await isClosed()
  await user.click(screen.getByRole('button', { name: 'Check-in Tue 24-11-2026' }))
  await screen.findByRole('dialog')
  await user.click(day(/^30 November/))
  expect(changed).not.toHaveBeenCalled()
  screen.getByText('Select Check-out')
  expect(day(/^Done/)).toBeDisabled()
  await user.click(day(/^3 December/))
  await isClosed()
  expect(changed).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-30', end: '2026-12-03' })
  screen.getByRole('button', { name: 'Check-in Mon 30-11-2026' })
  screen.getByRole('button', { name: 'Check-out Thu 03-12-2026 3 nights' })
  const value = (name: string) =>
    document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value
  expect([value('checkin'), value('checkout')]).toEqual(['2026-11-30', '2026-12-03'])
})

test('after a press on the other field, the open calendar chooses that end', async () => {
  const { user } = await open()
  screen.getByText('1 night', { selector: 'p' })
  await user.click(screen.getByRole('button', { name: /^Check-out/, hidden: true }))
  await screen.findByRole('dialog')
  await user.click(day(/^26 November/))
  await isClosed()
  expect(changed).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-24', end: '2026-11-26' })
})

test('the calendar is accessible, names both ends of the range and announces the first of two months', async () => {
  const { user, dialog } = await open()
  day(/^24 November 2026, Tuesday, Check-in$/)
  day(/^25 November 2026, Wednesday, Check-out$/)
  await user.click(day(/^30 November/))
  await expectAccessible()
  const announced = () =>
    [...dialog.querySelectorAll('[aria-live]')]
      .map((element) => element.textContent ?? '')
      .filter((text) => /20\d\d/.test(text))
  expect(announced()).toEqual(['November 2026'])
  await user.click(within(dialog).getByRole('button', { name: /next month/i }))
  expect(announced()).toEqual(['December 2026'])
})
