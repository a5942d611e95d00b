import type { LiveRemote } from '@storefront/contract'
import { expectAccessible } from '@storefront/ui/testing'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent as user } from 'vitest/browser'
import { ChaosPanel } from './ChaosPanel.tsx'

const remotes = Object.fromEntries(
  ['flights', 'packages_mfe'].map((name) => [name, {} as LiveRemote]),
)
const open = vi.fn<(address: string) => void>()
const asked = () => new URL(open.mock.lastCall?.[0] ?? '', location.href).searchParams

function show(faults: Record<string, string>, earlier: Record<string, string> = {}) {
  const chaos = { faults, earlier }
  render(<ChaosPanel remotes={remotes} overrides={{}} chaos={chaos} open={open} />)
}

test('a visitor breaks a vertical and the API by keyboard', async () => {
  show({})
  await user.tab()
  await user.keyboard('{Enter}')
  await user.selectOptions(screen.getByLabelText('Flights'), 'Down')
  await user.selectOptions(screen.getByLabelText('API'), 'Slow')
  expect(screen.queryByRole('button', { name: 'Mend everything' })).toBeNull()
  screen.getByRole('button', { name: 'Apply and reload' }).focus()
  await user.keyboard('{Enter}')
  expect(asked().get('chaos')).toBe('flights=down,/=slow')
  await expectAccessible(screen.getByRole('complementary'))
})

test('it says what is broken, and mends everything', async () => {
  show({ packages_mfe: 'down', 'flights:entry': 'crash' })
  const summary = 'Broken for you: Flights (throws while shown), Packages (down)'
  expect(screen.getByText(summary)).toBeTruthy()
  await expectAccessible(screen.getByRole('complementary'))
  await user.click(screen.getByRole('button', { name: 'Mend everything' }))
  expect(asked().get('chaos')).toBe('off')
})

test('a vertical is rolled back to the version before, where there was one', async () => {
  show({}, { flights: '1.0.0' })
  await user.click(screen.getByText('Break something'))
  await user.selectOptions(screen.getByLabelText('Flights'), 'Rolled back to 1.0.0')
  await user.click(screen.getByRole('button', { name: 'Apply and reload' }))
  expect(asked().get('remote.flights')).toBe('1.0.0')
  const packages = screen.getByLabelText('Packages')
  expect(packages.querySelector('option[value="earlier"]')?.hasAttribute('disabled')).toBe(true)
})
