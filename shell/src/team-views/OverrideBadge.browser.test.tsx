import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OverrideBadge } from './OverrideBadge.tsx'

test('explains an expired preview link, and shows until when another one is valid', () => {
  const { rerender } = render(<OverrideBadge overrides={{}} previewUntil={null} />)
  screen.getByText('This preview link has expired or is not valid. You see the live site.')
  rerender(<OverrideBadge overrides={{ flights: '1.1.0' }} previewUntil="2030-03-01T18:00:00Z" />)
  expect(screen.getByRole('complementary').textContent).toMatch(
    /^flights 1\.1\.0 until Mar 1, 2030/,
  )
  const back = screen.getByRole('link', { name: 'Back to live' })
  expect(back.getAttribute('href')).toBe('/?preview=')
})
