import { renderPage } from '@storefront/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Conditions } from './Conditions.tsx'

const freeUntil = '2026-11-30T18:00'
const localFees = [
  { label: 'Environmental fee', usd: 17.2 },
  { label: 'VISITAX', usd: 31 },
]

function show(at: string, shown: Parameters<typeof Conditions>[0]) {
  vi.setSystemTime(at)
  renderPage({ routes: [{ path: '/', element: <Conditions {...shown} /> }], at: '/' })
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
}

test('shows each condition on a line, and fees with their amounts', () => {
  const facts = {
    cancellation: 'Not refundable.',
    notes: ['Taxes included.'],
    freeUntil,
    localFees,
  }
  expect(show('2026-11-26T12:00:00Z', facts)).toEqual([
    'Cancellation: Free until Mon 30-11-2026, 18:00 (Cancún time)',
    'Not refundable.',
    'Taxes included.',
    'Not in the total, paid on the spot: Environmental fee $17.20, VISITAX $31.00',
  ])
})

test('shows no free cancellation after its end', () => {
  const shown = show('2026-11-30T23:00:00Z', { notes: [], freeUntil })
  expect(shown).toEqual(['Cancellation: Non-refundable'])
})
