import {
  payByCard,
  prepareSummaries,
  type SummaryPage,
  summaryOpener,
  testEverySummary,
} from '@storefront/booking/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { packageOffer } from '../domain/booking.ts'
import { anyPackage, anySearch } from '../testing/fixtures.ts'
import { SummaryScreen } from './SummaryScreen.tsx'

prepareSummaries()

const redirect = {
  'POST /packages/checkout': () => ({ redirect_url: 'https://pay.example.com/1' }),
}
const alone = { adults: 1, children: 0, infants: 0 }
const page: SummaryPage = {
  product: 'package',
  SummaryScreen,
  choose: (session) =>
    session.publish('package-selected', {
      package: anyPackage,
      search: session.getState().hotelSearch,
    }),
  initial: { hotelSearch: { ...anySearch, guests: alone } },
}
const forFamily = { initial: { hotelSearch: anySearch }, settle: page.choose }
const open = summaryOpener(page)

testEverySummary({
  ...page,
  title: 'Package Summary',
  offer: packageOffer(anyPackage, { ...anySearch, guests: alone }),
  family: packageOffer(anyPackage, anySearch),
  forFamily,
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
