import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage, type TestPageOptions } from '../testing/test-page.tsx'
import { Agreement, Seller } from './BookingTerms.tsx'

const Both = () => (
  <>
    <Agreement />
    <Seller />
  </>
)
const show = (agency: TestPageOptions['agency'] = {}) =>
  renderPage({ routes: [{ path: '/', Component: Both }], at: '/', agency })

test('terms, cancellation and privacy open beside the page', async () => {
  show()
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual([
    ['/terms', '_blank'],
    ['/terms#changes-by-you', '_blank'],
    ['/privacy', '_blank'],
  ])
})

test('the company that sells and charges is named', () => {
  show({ seller: { name: 'Marea, S.A.', street: 'Av. Tulum 24', registration: 'RFC 1' } })
  screen.getByText('Sold by Marea, S.A., Av. Tulum 24 (RFC 1), which charges your card.')
})

test('an agency without a company says nothing of one', () => {
  show()
  expect(screen.queryByText(/Sold by/)).toBeNull()
})
