import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OverrideBadge } from './OverrideBadge.tsx'

const wayOut = () => screen.getByRole('link', { name: 'Back to live' }).getAttribute('href')

test('a preview says which versions, until when, and leads back to live', () => {
  const until = '2030-03-01T18:00:00.000Z'
  render(<OverrideBadge overrides={{ flights: '1.1.0-pr42-abc1234' }} previewUntil={until} />)
  const badge = screen.getByRole('complementary', { name: 'Preview' })
  expect(badge.textContent).toContain('flights 1.1.0-pr42-abc1234 until Mar 1, 2030')
  expect(badge.querySelector('time')?.dateTime).toBe(until)
  expect(wayOut()).toBe('/?preview=')
})

test('an expired link is shown as one sentence', () => {
  render(<OverrideBadge overrides={{}} previewUntil={null} />)
  expect(screen.getByRole('complementary').textContent).toBe(
    'This preview link has expired or is not valid. You see the live site.',
  )
  expect(screen.queryByRole('link')).toBeNull()
})

test('overrides of QA end one by one', () => {
  render(<OverrideBadge overrides={{ flights: '1.1.0', hotels: '2.0.0' }} />)
  expect(wayOut()).toBe('/?remote.flights=&remote.hotels=')
})
