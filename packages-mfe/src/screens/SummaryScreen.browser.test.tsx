import {
  ana,
  payByCard,
  prepareSummaries,
  type SummaryPage,
  summaryOpener,
  testEverySummary,
} from '@storefront/booking/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anyPackage, anySearch } from '../testing/fixtures.ts'
import { SummaryScreen } from './SummaryScreen.tsx'

prepareSummaries()

const checkout = 'POST /packages/checkout'
const redirect = { [checkout]: () => ({ redirect_url: 'https://pay.example.com/1' }) }
const page: SummaryPage = {
  product: 'package',
  SummaryScreen,
  choose: (session) => session.publish('package-selected', { package: anyPackage }),
  initial: { hotelSearch: { ...anySearch, guests: { adults: 1, children: 0, infants: 0 } } },
}
const forFamily = { initial: { hotelSearch: anySearch }, settle: page.choose }
const open = summaryOpener(page)
const body = {
  package_id: 4,
  check_in_date: '2026-11-24',
  check_out_date: '2026-11-28',
  guests_count: 1,
  guests: [ana],
}

testEverySummary({
  ...page,
  traveller: 'Guest',
  title: 'Package Summary',
  panel: 'Booking Summary',
  rows: [
    ['Destination', 'Tulum'],
    ['Duration', '5 Days'],
    ['Check-in', 'Tue 24-11-2026'],
    ['Check-out', 'Sat 28-11-2026'],
    ['Guests', '3'],
    ['Infants', '1'],
    ['Price per person', '$489.95'],
    ['Subtotal (3 guests)', '$1,469.85'],
    ['Infants total', '$0.00'],
    ['Total to Pay', '$1,469.85 USD'],
  ],
  picture: 'The Maya Route',
  forFamily,
  checkout: { call: checkout, body: { ...body, total_amount_usd: 489.95 } },
  request: { call: 'POST /packages/whatsapp', body },
  brief: ['The Maya Route', 'Tue 24-11-2026 to Sat 28-11-2026'],
  tripEnds: 'Sat 28-11-2026',
  message: [
    'The Maya Route, Tulum',
    '24-11-2026',
    '28-11-2026',
    '$489.95 USD',
    '/packages/maya-route?checkin=2026-11-24',
  ],
})

test("changes the first day and books the package's own length", async () => {
  const { user, http, left } = open({ answers: redirect })
  await user.click(await screen.findByRole('button', { name: /^Check-in Tue 24-11-2026/ }))
  await user.click(await screen.findByRole('button', { name: '26 November 2026, Thursday' }))
  await screen.findByText('Check-out Mon 30-11-2026, 4 nights')
  await user.click(await payByCard())
  await waitFor(() => expect(left).toEqual(['https://pay.example.com/1']))
  expect(http.calls[0]?.body).toMatchObject({
    check_in_date: '2026-11-26',
    check_out_date: '2026-11-30',
  })
})
