import {
  ana,
  payByCard,
  prepareSummaries,
  type SummaryPage,
  summaryOpener,
  summaryRows,
  testEverySummary,
  typedAdults,
} from '@storefront/booking/testing'
import type { TestPageOptions } from '@storefront/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tourOffer } from '../domain/booking.ts'
import { anySearch, anyTour } from '../testing/fixtures.ts'
import { SummaryScreen } from './SummaryScreen.tsx'

prepareSummaries()

const page: SummaryPage = {
  product: 'tour',
  SummaryScreen,
  choose: (session) =>
    session.publish('tour-selected', { tour: anyTour, search: session.getState().tourSearch }),
}
/** Sets the counts in the flights form, from which the selected tour takes them. */
const forFamily: Partial<TestPageOptions> = {
  settle: (session) => {
    for (const band of ['adults', 'children', 'infants'] as const) {
      session.publish('traveller-count-changed', { band, count: anySearch.guests[band] })
    }
    page.choose(session)
  },
}
const open = summaryOpener(page)

testEverySummary({
  ...page,
  title: 'Tour Summary',
  offer: tourOffer(anyTour, {
    ...anySearch,
    guests: { adults: 1, children: 0, infants: 0 },
  }),
  family: tourOffer(anyTour, anySearch),
  forFamily,
})

const openWith = (fields: Partial<typeof anyTour>) =>
  open({
    answers: { 'POST /tours/checkout': () => ({ redirect_url: 'https://pay.example.com/1' }) },
    settle: (session) => {
      const tour = { ...anyTour, ...fields }
      session.publish('tour-selected', { tour, search: session.getState().tourSearch })
      session.drafts.set('tour', typedAdults(ana))
    },
  })

test('changes the total with the guests, and neither typed records nor the flight search', async () => {
  const { user, session } = open()
  await user.click(await screen.findByRole('button', { name: 'Guests 1 Adult' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Travellers' }))
  await user.click(dialog.getByRole('button', { name: 'Add adult' }))
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(screen.getByLabelText('First Name')).toHaveValue('Ana')
  expect(summaryRows().at(-1)).toEqual(['Total to Pay', '$179.80 USD'])
  expect(session.getState().flightSearch.travellers.adults).toBe(1)
})

test('blocks payment by card out of season, and offers a day in season', async () => {
  const summer = { season: { from: '06-01', to: '09-15' }, bookingAccepts: ['counts'] }
  const { user, http, left } = openWith(summer)
  await screen.findByRole('button', { name: 'Tour date Tue 24-11-2026' })
  expect(screen.getByRole('alert').textContent).toContain('Runs from June 1 to September 15.')
  await user.click(await payByCard())
  expect(http.calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Go on Tue 01-06-2027' }))
  await user.click(await payByCard())
  await waitFor(() => expect(left).toEqual(['https://pay.example.com/1']))
  expect(http.calls[0]?.body).toMatchObject({ booking_date: '2027-06-01', adults: 1 })
})

test('asks where a tour collects its guests, and keeps the answer on another day', async () => {
  const { user, http, session } = openWith({ picksUp: true, bookingAccepts: ['notes'] })
  await user.type(await screen.findByLabelText(/^Pick-up/), ' Hotel Sol ')
  await user.click(screen.getByRole('button', { name: 'Tour date Tue 24-11-2026' }))
  await user.click(await screen.findByRole('button', { name: '26 November 2026, Thursday' }))
  await waitFor(() => expect(summaryRows()).toContainEqual(['Pick-up', 'Hotel Sol']))
  await user.click(await payByCard())
  await waitFor(() => expect(http.calls).toMatchObject([{ body: { notes: 'Pick-up: Hotel Sol' } }]))
  expect(session.getState().selection.searches.tour?.tourDate).toBe('2026-11-26')
})
