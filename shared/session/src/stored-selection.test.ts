import { expect, test } from 'vitest'
import { createSession, type Session } from './session.ts'
import { selectAgain, selectionOf } from './stored-selection.ts'
import { hotel, inbound, outbound, room, tour, travelPackage } from './testing/fixtures.ts'

const start = createSession({ today: '2026-11-20' }).getState()
const { flightSearch, hotelSearch, tourSearch } = start
const guests = { adults: 2, children: 1, infants: 0 }
const stay = { ...hotelSearch, checkInDate: '2026-12-01', checkOutDate: '2026-12-04', guests }

const chooseOutbound = (session: Session) =>
  session.publish('outbound-flight-selected', {
    flight: outbound,
    search: { ...flightSearch, travellers: guests },
  })

test.each<[string, 'flight' | 'hotel' | 'tour' | 'package', (session: Session) => void]>([
  ['a flight', 'flight', chooseOutbound],
  [
    'a round trip',
    'flight',
    (session) => {
      chooseOutbound(session)
      session.publish('inbound-flight-selected', { flight: inbound })
    },
  ],
  ['a room', 'hotel', (session) => session.publish('room-selected', { hotel, room, search: stay })],
  [
    'a tour',
    'tour',
    (session) => session.publish('tour-selected', { tour, search: { ...tourSearch, guests } }),
  ],
  [
    'a package',
    'package',
    (session) => session.publish('package-selected', { package: travelPackage, search: stay }),
  ],
])('selects %s again, with its search, and nothing else', (_, product, choose) => {
  const session = createSession({ today: '2026-11-20' })
  session.publish('tour-selected', { tour, search: tourSearch })
  session.publish('room-selected', { hotel, room, search: hotelSearch })
  choose(session)
  const stored = selectionOf(session.getState().selection, product)
  const other = createSession({ today: '2026-11-20' })
  expect(selectAgain(other, JSON.parse(JSON.stringify(stored)))).toBe(true)
  expect(other.getState().selection).toEqual(stored)
})

test.each([null, [], {}, { tour: {} }, selectionOf(start.selection, 'tour')])(
  'selects nothing from malformed or empty data: %j',
  (stored) => {
    const session = createSession({ today: '2026-11-20' })
    expect(selectAgain(session, stored)).toBe(false)
    expect(session.log()).toEqual([])
  },
)
