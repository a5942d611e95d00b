import { randomUUID } from 'node:crypto'
import {
  checkoutAnswer,
  priceChangedRefusal,
  type TravellerRecord,
  type WireFlight,
} from '@storefront/contract/wire'
import { addDays, nightsBetween, packageNights } from '@storefront/domain'
import { unwrap } from '@storefront/http'
import * as v from 'valibot'
import { type Api, type ApiAnswer, bodyOf, Unable } from './api.ts'
import type { Offered } from './catalogue-abilities.ts'
import { type Finding, tryAbility } from './finding.ts'
import type { TestStay } from './test-stay.ts'

type Body = Record<string, unknown> & { total_amount_usd?: number }
type Booking = {
  product: string
  checkout: string
  whatsApp: string
  body: Body | null | undefined
  /** What must not be sold. */
  refused?: { ability: string; body: Body | undefined } | null
}

/** Books one of everything that was found, for a traveller who does not exist, and pays nothing. */
export async function bookingAbilities(
  api: Api,
  offers: Offered & { flight: WireFlight | null },
  stay: TestStay,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const booking of bookingsOf(offers, stay)) {
    const { product, checkout, whatsApp, body, refused } = booking
    const key = randomUUID()
    const post = (path: string, sent: Body, idempotencyKey: string = randomUUID()) =>
      api(path, { method: 'POST', body: sent, headers: { 'idempotency-key': idempotencyKey } })
    const total = body?.total_amount_usd
    if (total !== undefined) {
      findings.push(
        await tryAbility(`Hear of a changed price, ${product}`, `POST ${checkout}`, async () => {
          if (!body) return null
          return priceLimits(await post(checkout, { ...body, total_amount_usd: total + 1 }), total)
        }),
      )
    }
    if (refused?.body) {
      const { ability, body } = refused
      findings.push(
        await tryAbility(ability, `POST ${checkout}`, async () => {
          const { status } = await post(checkout, body)
          return status >= 200 && status < 300 ? ['it is sold'] : []
        }),
      )
    }
    let page: string | null = null
    findings.push(
      await tryAbility(`Open a payment page, ${product}`, `POST ${checkout}`, async () => {
        if (!body) return null
        page = pageOf(await post(checkout, body, key))
        return []
      }),
      await tryAbility(`Press twice and book once, ${product}`, `POST ${checkout}`, async () => {
        if (!body || !page) return null
        if (pageOf(await post(checkout, body, key)) !== page) {
          throw new Unable('the same Idempotency-Key opens another page')
        }
        return []
      }),
      await tryAbility(`Record a request, ${product}`, `POST ${whatsApp}`, async () => {
        if (!body) return null
        const { total_amount_usd: _, ...request } = body
        const { status } = await post(whatsApp, request)
        if (status < 200 || status > 299) throw new Unable(`answers ${status}`)
        return []
      }),
    )
  }
  return findings
}

function bookingsOf(
  { flight, hotel, tour, package: one }: Offered & { flight: WireFlight | null },
  { checkIn, checkOut }: TestStay,
): Booking[] {
  const nights = one && packageNights({ durationDays: one.duration_days })
  const packageBody = (nights: number) =>
    one && {
      package_id: one.id,
      check_in_date: checkIn,
      check_out_date: addDays(checkIn, nights),
      total_amount_usd: one.price_per_person,
      ...people(1),
    }
  const people = (count: number) => ({
    guests_count: count,
    guests: Array.from({ length: count }, () => nobody(checkIn)),
  })
  return [
    {
      product: 'flight',
      checkout: '/bookings/create-checkout',
      whatsApp: '/bookings/whatsapp',
      body: flight && {
        flight_id: flight.id,
        passengers: [nobody(checkIn)],
        flight_type: 'Oneway',
      },
    },
    {
      product: 'room',
      checkout: '/hotel-bookings/create-checkout',
      whatsApp: '/hotels/whatsapp',
      body: hotel ? roomBody(hotel, checkIn) : null,
      refused: hotel ? crowdedRoom(hotel, checkIn) : null,
    },
    {
      product: 'tour',
      checkout: '/tours/checkout',
      whatsApp: '/tours/whatsapp',
      body: tour
        ? {
            tour_id: tour.id,
            booking_date: checkIn,
            total_amount_usd: tour.price_per_person,
            ...people(1),
          }
        : null,
    },
    {
      product: 'package',
      checkout: '/packages/checkout',
      whatsApp: '/packages/whatsapp',
      body: packageBody(nights ?? nightsBetween(checkIn, checkOut)),
      refused: nights
        ? { ability: 'Refuse a package of another length', body: packageBody(nights + 1) }
        : null,
    },
  ]
}

/** The first room that has a rate, for the smallest party and the shortest stay the rate allows. */
function roomBody(hotel: NonNullable<Offered['hotel']>, checkIn: string): Body | null {
  for (const room of hotel.rooms) {
    for (const rate of room.rates) {
      const nightly = rate.price_per_night ?? room.price_per_night
      if (nightly === null) continue
      const count = Math.max(1, rate.min_pax ?? 1)
      const nights = Math.max(1, rate.min_nights ?? room.min_nights ?? 1)
      return {
        hotel_id: hotel.id,
        room_id: room.id,
        rate_id: rate.id,
        check_in_date: checkIn,
        check_out_date: addDays(checkIn, nights),
        total_amount_usd: Math.round(nightly * 100 * nights) / 100,
        guests_count: count,
        guests: Array.from({ length: count }, () => nobody(checkIn)),
      }
    }
  }
  return null
}

/** A room with one guest more than it sleeps; null where none says how many. */
function crowdedRoom(hotel: NonNullable<Offered['hotel']>, checkIn: string): Booking['refused'] {
  const rooms = hotel.rooms.filter(({ sleeps }) => sleeps !== null)
  const body = roomBody({ ...hotel, rooms }, checkIn)
  const room = rooms.find(({ id }) => id === body?.room_id)
  if (!body || !room?.sleeps) return null
  const guests = Array.from({ length: room.sleeps + 1 }, () => nobody(checkIn))
  const crowded = { ...body, guests_count: guests.length, guests }
  return { ability: 'Refuse more guests than a room sleeps', body: crowded }
}

/** A grown-up traveller who does not exist. */
function nobody(day: string): TravellerRecord {
  return {
    firstName: 'Conformance',
    lastName: 'Test',
    email: 'conformance@example.com',
    phoneNumber: '+1 555 0100',
    dob: '1990-01-01',
    nationality: 'US',
    passportNumber: 'TEST0000',
    passportExpiry: addDays(day, 2000),
  }
}

/** The address of the payment page. Throws Unable when the storefront would not follow it. */
function pageOf(answer: ApiAnswer): string {
  const read = v.safeParse(checkoutAnswer, unwrap(bodyOf(answer)))
  const address = read.success ? read.output.redirectUrl : null
  if (!address || !URL.canParse(address)) throw new Unable('answers no redirect_url')
  const url = new URL(address)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere)) {
    throw new Unable('its redirect_url is not https, and is not followed')
  }
  if (url.username || url.password) throw new Unable('its redirect_url has credentials')
  return address
}

function priceLimits(answer: ApiAnswer, total: number): string[] {
  const { status, body } = answer
  if (status >= 200 && status < 300) throw new Unable('believes the total it is sent')
  const read = v.safeParse(priceChangedRefusal, body)
  if (status !== 409 || !read.success) {
    return [`answers ${status} without price_changed: the visitor sees only that it failed`]
  }
  const current = read.output.error.current_total_amount_usd
  return Math.abs(current - total) < 0.005 ? [] : [`asks for ${current} instead of ${total}`]
}
