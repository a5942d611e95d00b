import { expect, test } from 'vitest'
import { commentText } from './comment.ts'

test('shows the link, and never a small difference of a screen as none', () => {
  const screen = { address: '/flights', width: 390, live: '', preview: '', difference: '' }
  const compared = [0, 0.0004, 0.0234].map((share) => ({ ...screen, share }))
  const about = { name: 'flights', version: '1.1.0', link: 'https://a.example', picturesAt: null }
  const text = commentText({ ...about, compared, differences: null, expiresAt: new Date(0) })
  expect(text).toContain('[See flights 1.1.0 on the site](https://a.example)** until 1970-01-01')
  const shares = [...text.matchAll(/390 px \| ([^|]+) \|/g)].map(([, share]) => share)
  expect(shares).toEqual(['no', '< 0.1 %', '2.3 %'])
})
