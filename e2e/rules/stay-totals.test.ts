import { ana } from '@storefront/booking/testing/rules'
import type { BookingWay } from '@storefront/contract'
import { hotelCheckout } from '@storefront/contract/wire'
import { groupProblem } from '@storefront/domain'
import { readOne } from '@storefront/http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getHotel } from '../../hotels/src/api/calls.ts'
import { roomOffer } from '../../hotels/src/domain/booking.ts'
import type { HotelDetail } from '../../hotels/src/domain/hotel.ts'
import { stayOf } from '../../hotels/src/domain/pricing.ts'
import { chooseRoom } from '../../hotels/src/domain/room-choice.ts'
import { roomSelection } from '../../hotels/src/domain/room-selection.ts'
import { buildCatalogue } from '../../platform/provider/src/catalogue/catalogue.ts'
import { seeded } from '../../platform/provider/src/flights/seeded.ts'
import { offerStay } from '../../platform/provider/src/hotels/offer.ts'
import { wireHotel } from '../../platform/provider/src/hotels/wire.ts'
import { seedRows } from '../../platform/provider/src/seed/read-files.ts'

/**
 * Storefront and provider compute the total of a stay by separate rules, one from the wire and one from tables. The test
 * compares the totals of a thousand stays, in time zones that change clocks on different days.
 */
const staysPerZone = 250
const now = new Date('2026-11-21T12:00:00Z')
const firstCheckIn = Date.UTC(2026, 10, 25)
const asListed = { today: '2026-11-21', left: new Map() }
const catalogue = buildCatalogue(seedRows(), 1)

let hotels: HotelDetail[]

beforeAll(async () => {
  const { signal } = new AbortController()
  hotels = await Promise.all(
    catalogue.hotels.all.map((row) => {
      const get = async () => JSON.parse(JSON.stringify(wireHotel(row, null, asListed)))
      return getHotel({ get, post: get }, row.slug, signal)
    }),
  )
})
afterAll(() => vi.unstubAllEnvs())

describe.each(['America/Cancun', 'America/New_York', 'Europe/Madrid', 'Pacific/Auckland'])(
  'with the clocks of %s',
  (zone) => {
    test(`the provider charges what the storefront showed, to the cent, for ${staysPerZone} stays`, () => {
      vi.stubEnv('TZ', zone)
      let compared = 0
      for (let attempt = 0; compared < staysPerZone; attempt++) {
        const booking = generatedBooking(`${zone} ${attempt}`)
        if (!booking) continue
        const offer = offerStay(catalogue, booking.body, now, booking.way)
        expect(offer.amountCents).toBe(Math.round(booking.body.total_amount_usd * 100))
        expect(offer.amountCents / 100).toBe(booking.body.total_amount_usd)
        compared++
      }
    })
  },
)

/** Booking of a stay that depends on `seed` alone, by card if possible. Null without a rate. */
function generatedBooking(seed: string) {
  const pick = <T>(what: string, items: readonly T[]) =>
    items[Math.floor(seeded(`${seed} ${what}`) * items.length)]
  const hotel = pick('hotel', hotels)
  const room = hotel && pick('room', hotel.rooms)
  const search = anySearch(seed)
  const rate = room && chooseRoom(room, stayOf(search)).rate
  if (!hotel || !room || !rate) return null
  const selection = roomSelection(hotel, room, rate, search)
  const offer = roomOffer(selection, '2026-11-21T12:00')
  const { children, infants } = search.guests
  const isClosed =
    offer.cardProblem !== null ||
    groupProblem('hotel', hotel.limits, stayOf(search)) !== null ||
    (hotel.limits.minAge !== null && children + infants > 0)
  const way: BookingWay = isClosed ? 'whatsApp' : 'card'
  const body = offer.bodyFor('card', guestsOf(search.guests), offer.totalUsd)
  return { way, body: readOne(hotelCheckout, body, '') }
}

function anySearch(seed: string | number) {
  const number = (what: string, least: number, most: number) =>
    least + Math.floor(seeded(`${seed} ${what}`) * (most - least + 1))
  const checkIn = number('check-in', 0, 400)
  return {
    destination: '',
    checkInDate: dayAfter(checkIn),
    checkOutDate: dayAfter(checkIn + number('nights', 1, 14)),
    guests: {
      adults: number('adults', 1, 3),
      children: number('children', 0, 2),
      infants: number('infants', 0, 2),
    },
  }
}

function dayAfter(days: number): string {
  return new Date(firstCheckIn + days * 86_400_000).toISOString().slice(0, 10)
}

function guestsOf({ adults, children, infants }: ReturnType<typeof anySearch>['guests']) {
  const born = (dob: string, count: number) => Array.from({ length: count }, () => dob)
  return [
    ...born('1985-06-15', adults),
    ...born('2020-06-15', children),
    ...born('2026-09-01', infants),
  ].map((dob, index) => ({ ...ana, dob, passportNumber: `G${1_000_000 + index}` }))
}
