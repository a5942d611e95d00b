import { renderPage, type TestPageOptions } from '@storefront/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Agreement, Seller } from './BookingTerms.tsx'

const Both = () => (
  <>
    <Agreement />
    <Seller />
  </>
)
const show = (agency: TestPageOptions['agency'] = {}) =>
  renderPage({ routes: [{ path: '/', Component: Both }], at: '/', agency })

test('names the selling company, if one is configured', () => {
  const { unmount } = show()
  expect(screen.queryByText(/Sold by/)).toBeNull()
  unmount()
  show({ seller: { name: 'Marea, S.A.', street: 'Av. Tulum 24', registration: 'RFC 1' } })
  screen.getByText('Sold by Marea, S.A., Av. Tulum 24 (RFC 1), which charges your card.')
})

test('opens terms, cancellation and privacy in a new tab', async () => {
  show()
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual([
    ['/terms', '_blank'],
    ['/terms#changes-by-you', '_blank'],
    ['/privacy', '_blank'],
  ])
})
