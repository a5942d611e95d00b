import { ana } from '@storefront/booking/testing/rules'
import * as wire from '@storefront/contract/wire'
import { readOne } from '@storefront/http'
import { expect, test } from 'vitest'
import { anySearch, anySelection, roomWith } from '../testing/fixtures.ts'
import { recountedOffer, roomOffer } from './booking.ts'
import { noLimits } from './stay-limits.ts'

const now = '2026-11-20T12:00'
const guests = [ana, ana, ana, ana]
const withRoom = (room: Partial<typeof anySelection.room>) => ({
  ...anySelection,
  room: { ...anySelection.room, ...room },
})
const withRate = (rate: Partial<typeof anySelection.room.selectedRate>) =>
  withRoom({ selectedRate: { ...anySelection.room.selectedRate, ...rate } })

test('offers a room at its rate for its stay', () => {
  const rows = [
    { label: 'Check-in', value: 'Tue 24-11-2026' },
    { label: 'Check-out', value: 'Fri 27-11-2026' },
    { label: 'Total Nights', value: '3' },
    { label: 'Guests', value: '3' },
    { label: 'Infants', value: '1' },
  ]
  const { bodyFor, chatText, selectionKey, ...facts } = roomOffer(anySelection, now)
  expect(facts).toEqual({
    product: 'hotel',
    itemKey: '7/70',
    name: 'Laguna Azul',
    detail: 'Ocean Suite',
    when: 'Tue 24-11-2026 to Fri 27-11-2026',
    image: { src: '/media/room-01-1200.avif', alt: 'Ocean Suite, Laguna Azul' },
    chosenAt: {
      address: '/hotels/laguna-azul?checkin=2026-11-24&checkout=2026-11-27&guests=2%2C1%2C1#rooms',
      label: 'Choose another room',
    },
    rows,
    lines: [
      { label: 'Price per night', usd: 120.5 },
      { label: 'Subtotal (3 nights)', usd: 361.5 },
      { label: 'Infant price per night', usd: 15 },
      { label: 'Infants total', usd: 45 },
    ],
    totalUsd: 406.5,
    isPriced: true,
    terms: { notes: [] },
    days: { first: '2026-11-24', last: '2026-11-27' },
    party: anySearch.guests,
    limits: { ...noLimits, infantMaxAge: null },
    accepts: [],
    blockedBy: null,
    cardProblem: null,
    recap: {
      rows: [
        { label: 'Room', value: 'Ocean Suite' },
        { label: 'Rate', value: 'Standard' },
        ...rows,
      ],
      events: [
        {
          title: 'Stay at Laguna Azul',
          start: { date: '2026-11-24', time: null },
          end: { date: '2026-11-27', time: null },
          details: 'Ocean Suite, Cancún',
        },
      ],
    },
  })
})

test.each([
  ['whatsApp', {}, wire.hotelRequest],
  ['card', { hotel_id: 7, total_amount_usd: 400 }, wire.hotelCheckout],
] as const)('sends by %s room, rate, dates, all guests and %j', (way, more, schema) => {
  const body = roomOffer(anySelection, now).bodyFor(way, guests, 400)
  expect(body).toEqual({
    room_id: 70,
    rate_id: 'r-1',
    check_in_date: '2026-11-24',
    check_out_date: '2026-11-27',
    guests_count: 4,
    guests,
    ...more,
  })
  expect(readOne<typeof schema>(schema, body, '')).toEqual(body)
})

test.each([
  ['has the price of one more infant', [{}], 451.5],
  ['is null if only another rate takes them', [{ maxInfants: 1 }, {}], undefined],
  ['is null if no rate takes them', [{ maxInfants: 1 }], undefined],
])('the offer for changed guests %s', (_, bounds, totalUsd) => {
  const selection = withRoom({ rates: roomWith(bounds).rates })
  const guests = { ...anySearch.guests, infants: 2 }
  expect(recountedOffer(selection, guests, now)?.totalUsd).toBe(totalUsd)
})

test('states the terms and has the age limit of its rate, and the picture of the hotel if the room has none', () => {
  const freeCancellation = { daysBefore: 3, time: '18:00' }
  const localFees = [{ name: 'Environmental fee', usd: 4.3, per: 'night' as const }]
  const { room } = withRate({ freeCancellation, localFees, infantMaxAge: 3 })
  const { terms, image, limits } = roomOffer(withRoom({ ...room, imageUrl: null }), now)
  expect(terms.freeUntil).toBe('2026-11-21T18:00')
  expect(terms.localFees).toEqual([{ label: 'Environmental fee', usd: 12.9 }])
  expect(image?.src).toBe('/media/hotel-01-1200.avif')
  expect(limits?.infantMaxAge).toBe(3)
  expect(roomOffer(withRate({ infantPriceUsd: null }), now).lines).toHaveLength(2)
  expect(roomOffer(withRate({ infantPriceUsd: null }), now).lines).toHaveLength(2)
})

test('a short stay blocks both ways, a sold-out night only the card', () => {
  const search = { ...anySearch, checkOutDate: '2026-11-25' }
  expect(roomOffer({ ...anySelection, search }, now)).toMatchObject({
    blockedBy: 'This room requires a minimum stay of 2 nights.',
    cardProblem: null,
  })
  expect(roomOffer(withRoom({ soldOutNights: ['2026-11-25'] }), now)).toMatchObject({
    blockedBy: null,
    cardProblem: 'The night of Wed 25-11-2026 is sold out.',
  })
})

test('identifies a booking by rate, dates and guests', () => {
  const keyOf = (selection: typeof anySelection) => roomOffer(selection, now).selectionKey
  const key = keyOf(anySelection)
  const other = (search: Partial<typeof anySearch>) =>
    keyOf({ ...anySelection, search: { ...anySearch, ...search } })
  expect(keyOf(structuredClone(anySelection))).toBe(key)
  expect(keyOf(withRate({ id: 'r-2' }))).not.toBe(key)
  expect(other({ checkOutDate: '2026-11-28' })).not.toBe(key)
  expect(other({ guests: { ...anySearch.guests, infants: 2 } })).not.toBe(key)
})

test.each([
  [{ checkInTime: '15:00', checkOutTime: '11:00' }, '15:00', '11:00', 'Ocean Suite, Cancún'],
  [{ checkInTime: '15:00', address: 'Calle 5 12' }, null, null, 'Ocean Suite, Calle 5 12'],
])(
  'shows %j in the summary, and hours in the calendar only if both are known',
  (facts, start, end, details) => {
    const selection = { ...anySelection, hotel: { ...anySelection.hotel, ...facts } }
    const { rows, recap } = roomOffer(selection, now)
    const shown = rows.slice(5)
    expect(shown.map(({ value }) => value)).toEqual(Object.values(facts))
    expect(recap.events).toMatchObject([{ start: { time: start }, end: { time: end }, details }])
  },
)

test('leaves an unknown destination out of the calendar entry', () => {
  const hotel = { ...anySelection.hotel, destinationName: '' }
  const [event] = roomOffer({ ...anySelection, hotel }, now).recap.events ?? []
  expect(event?.details).toBe('Ocean Suite')
})

test('the recap of the first of two rooms links to the second', () => {
  const secondParty = { adults: 2, children: 0, infants: 0 }
  const room = { ...anySelection.room, secondParty }
  expect(roomOffer({ ...anySelection, room }, now).recap.next).toEqual({
    label: 'Book the second room, for 2 Adults',
    address: '/hotels/laguna-azul?checkin=2026-11-24&checkout=2026-11-27&guests=2%2C0%2C0#rooms',
  })
  expect(roomOffer(anySelection, now).recap).not.toHaveProperty('next')
})
