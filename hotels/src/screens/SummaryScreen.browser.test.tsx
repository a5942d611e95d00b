import {
  ana,
  bookByWhatsApp,
  payByCard,
  prepareSummaries,
  type SummaryPage,
  summaryOpener,
  summaryRows,
  testEverySummary,
} from '@storefront/booking/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anySearch, anySelection } from '../domain/fixtures.ts'
import { SummaryScreen } from './SummaryScreen.tsx'

prepareSummaries()

const { hotel, room } = anySelection
const alone = { adults: 1, children: 0, infants: 0 }
const minimumStay = 'This room requires a minimum stay of 2 nights.'
const oneNight = { ...anySearch, checkOutDate: '2026-11-25', guests: alone }

const page: SummaryPage = {
  product: 'hotel',
  SummaryScreen,
  choose: (session) => session.publish('room-selected', { hotel, room }),
  initial: { hotelSearch: { ...anySearch, guests: alone } },
}
const forFamily = { initial: { hotelSearch: anySearch } }
const open = summaryOpener(page)
const body = {
  room_id: 70,
  rate_id: 'r-1',
  check_in_date: '2026-11-24',
  check_out_date: '2026-11-27',
  guests_count: 1,
  guests: [ana],
}

testEverySummary({
  ...page,
  traveller: 'Guest',
  title: 'Room Summary',
  panel: 'Booking Summary',
  rows: [
    ['Check-in', 'Tue 24-11-2026'],
    ['Check-out', 'Fri 27-11-2026'],
    ['Total Nights', '3'],
    ['Guests', '3'],
    ['Infants', '1'],
    ['Price per night', '$120.50'],
    ['Subtotal (3 nights)', '$361.50'],
    ['Infant price per night', '$15.00'],
    ['Infants total', '$45.00'],
    ['Total to Pay', '$406.50 USD'],
  ],
  picture: 'Ocean Suite, Laguna Azul',
  forFamily,
  checkout: {
    call: 'POST /hotel-bookings/create-checkout',
    body: { ...body, hotel_id: 7, total_amount_usd: 361.5 },
  },
  request: { call: 'POST /hotels/whatsapp', body },
  brief: ['Laguna Azul', 'Tue 24-11-2026 to Fri 27-11-2026'],
  tripEnds: 'Fri 27-11-2026',
  failures: {
    card: 'An error occurred while creating the booking. Please try again.',
    whatsApp: 'An error occurred while creating your booking request. Please try again.',
  },
  message: [
    'Laguna Azul, Cancún',
    'Ocean Suite',
    '24-11-2026',
    '27-11-2026',
    '$361.50 USD',
    '/hotels/laguna-azul?',
  ],
})

test('the room is named below its hotel, with its own picture', async () => {
  open()
  await screen.findByText('Ocean Suite')
  screen.getByText('Laguna Azul', { selector: 'p > span' })
  expect(screen.getByRole('img').getAttribute('src')).toBe('/media/room-01-1200.avif')
})

test('another room can be chosen: the way back keeps the stay and leads to the rooms', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'Choose another room' })
  expect(link.getAttribute('href')).toBe(
    '/hotels/laguna-azul?checkin=2026-11-24&checkout=2026-11-27&guests=1%2C0%2C0#rooms',
  )
})

test('a stay that is too short is said on entry and books nothing, by card or by WhatsApp', async () => {
  const { user, http } = open({ initial: { hotelSearch: oneNight } })
  expect((await screen.findByRole('alert')).textContent).toBe(minimumStay)
  await user.click(await payByCard())
  expect(screen.getByRole('alert').textContent).toBe(minimumStay)
  await user.click(await bookByWhatsApp())
  expect(screen.getByRole('alert').textContent).toBe(minimumStay)
  expect(http.calls).toEqual([])
})

test('a stay that is too short is made long enough at once', async () => {
  const { user, session } = open({ initial: { hotelSearch: oneNight } })
  await user.click(await screen.findByRole('button', { name: 'Stay 2 nights' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(session.getState().selection.searches.hotel?.checkOutDate).toBe('2026-11-26')
  expect(summaryRows()).toContainEqual(['Total to Pay', '$241.00 USD'])
})

test('more guests take the cheapest rate that holds them, with its total; too many block both ways', async () => {
  const [double] = anySelection.room.rates ?? []
  if (!double) throw new Error('no rate')
  const single = { ...double, id: 'r-0', pricePerNightUsd: 90, maxPax: 1 }
  const rates = [single, { ...double, maxPax: 2 }]
  const room = { ...anySelection.room, selectedRate: single, rates }
  const { user, session, http } = open({
    settle: (session) =>
      session.publish('room-selected', {
        ...anySelection,
        room,
        search: { ...anySearch, guests: alone },
      }),
  })
  await payByCard()
  expect(summaryRows()).toContainEqual(['Total to Pay', '$270.00 USD'])
  const addAdult = async () => {
    await user.click(screen.getByRole('button', { name: /^Guests/ }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Add adult' }))
    await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  }
  await addAdult()
  await waitFor(() => expect(summaryRows()).toContainEqual(['Total to Pay', '$361.50 USD']))
  expect(session.getState().selection.room?.selectedRate.id).toBe('r-1')
  await addAdult()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No available rate for the selected dates and guest configuration.',
  )
  await user.click(await payByCard())
  await user.click(await bookByWhatsApp())
  expect(http.calls).toEqual([])
})

test('what is searched elsewhere changes nothing of the chosen stay', async () => {
  const { session } = open()
  await payByCard()
  const rows = summaryRows()
  act(() => {
    session.publish('hotel-search-changed', { checkInDate: '2027-01-05', guests: anySearch.guests })
    session.publish('traveller-count-changed', { band: 'adults', count: 6 })
    session.publish('search-reset', {})
  })
  expect(summaryRows()).toEqual(rows)
})
