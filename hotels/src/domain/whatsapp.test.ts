import { expect, test } from 'vitest'
import { anySearch, anySelection } from '../testing/fixtures.ts'
import { stayQuestion } from './stay-question.ts'
import { hotelMessage } from './whatsapp.ts'

const now = '2026-11-20T12:00'
const { hotel, room } = anySelection

test('writes hotel, dates, room, rate, refund terms, travellers, total and quote', () => {
  const facts = { checkInTime: '15:00', checkOutTime: '11:00', address: 'Calle 5 12, Cancún' }
  const freeCancellation = { daysBefore: 3, time: '18:00' }
  const selection = {
    hotel: { ...hotel, ...facts },
    room: {
      ...room,
      secondParty: { adults: 2, children: 0, infants: 0 },
      selectedRate: { ...room.selectedRate, freeCancellation },
    },
    search: anySearch,
  }
  const quoteUrl = 'https://laguna.example/hotels/laguna-azul?guests=2%2C1%2C1'
  const said = { now, leadTraveller: 'Ana López', totalUsd: 406.5, quoteUrl }
  expect(hotelMessage(selection, said)).toBe(
    [
      "Hello! I'd like to book:",
      'Laguna Azul, Cancún',
      '',
      'Check-in: 24-11-2026',
      'Check-out: 27-11-2026',
      'Total Nights: 3',
      'Room: Ocean Suite',
      'Rate: Flexible, $120.50 per night',
      'Cancellation: Free until Sat 21-11-2026, 18:00 (Cancún time)',
      'Second room: for 2 Adults, booked separately',
      'Check-in from: 15:00',
      'Check-out until: 11:00',
      'Address: Calle 5 12, Cancún',
      'Travellers: 2 Adults, 1 Child, 1 Infant(s)',
      'Total: $406.50 USD',
      'Lead traveller: Ana López',
      `Quote: ${quoteUrl}`,
    ].join('\n'),
  )
})

test('writes dates and guests of a stay that a hotel refuses', () => {
  expect(stayQuestion('Azul', anySearch)).toBe(
    "Hello! I'd like to stay at Azul from 24-11-2026 to 27-11-2026, for 2 Adults, 1 Child, 1 Infant(s).",
  )
})

test('leaves out an unknown destination, unknown refund terms and a second room', () => {
  const hotel = { ...anySelection.hotel, destinationName: '' }
  const facts = { leadTraveller: '', totalUsd: 406.5, quoteUrl: '', now }
  const text = hotelMessage({ ...anySelection, hotel }, facts)
  expect(text).toContain('\nLaguna Azul\n')
  expect(text).toContain(' per night\nTravellers: ')
})
