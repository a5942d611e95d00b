import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OverrideBadge } from './OverrideBadge.tsx'

const backToLive = () => screen.getByRole('link', { name: 'Back to live' }).getAttribute('href')

test('shows the versions and the end of a preview, and links back to live', () => {
  const until = '2030-03-01T18:00:00.000Z'
  render(<OverrideBadge overrides={{ flights: '1.1.0-pr42-abc1234' }} previewUntil={until} />)
  const badge = screen.getByRole('complementary', { name: 'Preview' })
  expect(badge.textContent).toContain('flights 1.1.0-pr42-abc1234 until Mar 1, 2030')
  expect(badge.querySelector('time')?.dateTime).toBe(until)
  expect(backToLive()).toBe('/?preview=')
})

test('explains an expired preview link', () => {
  render(<OverrideBadge overrides={{}} previewUntil={null} />)
  expect(screen.getByRole('complementary').textContent).toBe(
    'This preview link has expired or is not valid. You see the live site.',
  )
  expect(screen.queryByRole('link')).toBeNull()
})

test('links to the live site without the overrides of QA', () => {
  render(<OverrideBadge overrides={{ flights: '1.1.0', hotels: '2.0.0' }} />)
  expect(backToLive()).toBe('/?remote.flights=&remote.hotels=')
})
