import {
  ana,
  bookByWhatsApp,
  payByCard,
  prepareSummaries,
  type SummaryPage,
  summaryOpener,
  summaryRows,
  testEverySummary,
  typedAdults,
} from '@storefront/booking/testing'
import type { Rate } from '@storefront/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { roomOffer } from '../domain/booking.ts'
import { anyRate, anySearch, anySelection } from '../testing/fixtures.ts'
import { SummaryScreen } from './SummaryScreen.tsx'

prepareSummaries()

const { hotel, room } = anySelection
const alone = { adults: 1, children: 0, infants: 0 }
const minimumStay = 'This room requires a minimum stay of 2 nights.'
const oneNight = { ...anySearch, checkOutDate: '2026-11-25', guests: alone }

const page: SummaryPage = {
  product: 'hotel',
  SummaryScreen,
  choose: (session) =>
    session.publish('room-selected', { hotel, room, search: session.getState().hotelSearch }),
  initial: { hotelSearch: { ...anySearch, guests: alone } },
}
const forFamily = { initial: { hotelSearch: anySearch } }
const open = summaryOpener(page)
const now = '2026-11-20T12:00'

testEverySummary({
  ...page,
  title: 'Room Summary',
  offer: roomOffer({ ...anySelection, search: { ...anySearch, guests: alone } }, now),
  family: roomOffer(anySelection, now),
  forFamily,
})

test('blocks card and WhatsApp for a stay that is too short, until one press extends it', async () => {
  const { user, http, session } = open({ initial: { hotelSearch: oneNight } })
  for (const button of [await payByCard(), await bookByWhatsApp()]) {
    await user.click(button)
    expect(screen.getByRole('alert').textContent).toBe(minimumStay)
  }
  // Nothing but the question for other rooms, which comes with code on demand.
  await waitFor(() =>
    expect(http.calls.map(({ call }) => call)).toEqual([`GET /hotels/${hotel.slug}`]),
  )
  await user.click(screen.getByRole('button', { name: 'Stay 2 nights' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(session.getState().selection.searches.hotel?.checkOutDate).toBe('2026-11-26')
  expect(summaryRows()).toContainEqual(['Total to Pay', '$241.00 USD'])
})

const flexible = { freeCancellation: { daysBefore: 3, time: '18:00' } }

/** Opens the summary of a room with these rates, for one guest. The first rate is selected. */
function openAt(rates: Partial<Rate>[]) {
  const all = rates.map((rate, index) => ({ ...anyRate, id: `r-${index}`, ...rate }))
  const selection = {
    hotel,
    room: { ...room, selectedRate: all[0] ?? anyRate, rates: all },
    search: { ...anySearch, guests: alone },
  }
  return open({
    settle: (session) => {
      session.publish('room-selected', selection)
      session.drafts.set('hotel', typedAdults(ana))
    },
  })
}

async function addAdult({ user }: ReturnType<typeof open>) {
  await user.click(screen.getByRole('button', { name: /^Guests/ }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Add adult' }))
  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
}

test('asks before it changes the rate for more guests, and blocks both buttons if no rate takes them', async () => {
  const page = openAt([
    { pricePerNightUsd: 90, maxPax: 1, ...flexible },
    { pricePerNightUsd: 120.5, maxPax: 2, cancellation: 'Not refundable.' },
  ])
  const { user, session, http } = page
  await payByCard()
  await addAdult(page)
  const question = await screen.findByText('Your rate (Flexible) is not available for this stay.')
  const alert = question.closest('[role="alert"]')?.textContent
  for (const text of [
    ...['$270.00 in all, $90.00 per night', '$361.50 in all, $120.50 per night'],
    ...['Free until Sat 21-11-2026, 18:00 (Cancún time)', 'Not refundable.'],
  ])
    expect(alert).toContain(text)
  await user.click(await payByCard())
  await user.click(screen.getByRole('button', { name: 'Keep my guests' }))
  expect(session.getState().selection.searches.hotel?.guests).toEqual(alone)
  await addAdult(page)
  await user.click(await screen.findByRole('button', { name: 'Change to Non-refundable' }))
  await waitFor(() => expect(summaryRows()).toContainEqual(['Total to Pay', '$361.50 USD']))
  await addAdult(page)
  await user.click(await payByCard())
  await user.click(await bookByWhatsApp())
  expect(http.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})

test('without a rate shows no total, but rooms of the hotel that take the party and the way back', async () => {
  const roomFor = (max_pax: number, id: string, price_per_night: number) => {
    return { id, name: `Room ${id}`, rates: [{ id: `${id}-1`, price_per_night, max_pax }] }
  }
  const rooms = [roomFor(3, 'a', 90), roomFor(1, 'b', 10), roomFor(2, 'c', 60)]
  const page = openAt([{ maxPax: 1 }])
  const { user, http } = page
  http.answers[`GET /hotels/${hotel.slug}`] = () => ({ data: { id: 1, slug: hotel.slug, rooms } })
  await payByCard()
  await addAdult(page)
  await screen.findByText('This room takes at most 1 guest.')
  const ways = await screen.findAllByRole('button', { name: /in all$/ })
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Room c: $180.00 in all',
    'Room a: $270.00 in all',
  ])
  expect(document.body.textContent).not.toMatch(/Total to Pay|\$361\.50/)
  await user.click(screen.getByRole('button', { name: 'Back to 1 adult' }))
  await waitFor(() => expect(summaryRows().at(-1)?.[0]).toBe('Total to Pay'))
  await addAdult(page)
  await user.click(await screen.findByRole('button', { name: /^Room c/ }))
  await waitFor(() => expect(summaryRows().at(-1)).toEqual(['Total to Pay', '$180.00 USD']))
})

test('changes total, conditions and request body with the chosen rate', async () => {
  const { user, http } = openAt([
    { pricePerNightUsd: 162, cancellation: 'Not refundable.' },
    { pricePerNightUsd: 174, ...flexible },
  ])
  expect(await screen.findByRole('radio', { name: /^Non-refundable: Lowest price/ })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: /^Flexible: \$12\.00 more per night/ }))
  await waitFor(() => expect(summaryRows()).toContainEqual(['Total to Pay', '$522.00 USD']))
  screen.getByText('Sat 21-11-2026', { selector: 'strong *' })
  await user.click(await payByCard())
  await waitFor(() =>
    expect(http.calls).toMatchObject([{ body: { rate_id: 'r-1', total_amount_usd: 522 } }]),
  )
})
