import { randomUUID } from 'node:crypto'
import { bookingCalls, type Product, products } from '@storefront/contract'
import {
  checkoutAnswer,
  priceChangedRefusal,
  type TravellerRecord,
} from '@storefront/contract/wire'
import { addDays, nightsBetween, packageNights } from '@storefront/domain'
import { unwrap } from '@storefront/http'
import * as v from 'valibot'
import { type Api, type ApiAnswer, bodyOf, Unable } from './api.ts'
import type { Attempt } from './finding.ts'
import type { Offered, TestStay } from './read-abilities.ts'

type Body = Record<string, unknown> & { total_amount_usd?: number }
type Booking = {
  body: Body | null
  /** A booking that must be refused. */
  refused?: { ability: string; body: Body | null }
}

/** Books each offer for an invented traveller, and pays nothing. */
export async function bookingAbilities(
  api: Api,
  attempt: Attempt,
  offered: Offered,
  stay: TestStay,
): Promise<void> {
  const bookings = bookingsOf(offered, stay)
  const post = (path: string, body: Body, key: string = randomUUID()) =>
    api(path, { method: 'POST', body, headers: { 'idempotency-key': key } })
  for (const product of products) {
    const { body, refused } = bookings[product]
    const { card, whatsApp } = bookingCalls[product]
    const total = body?.total_amount_usd
    if (body && total !== undefined) {
      const dearer = { ...body, total_amount_usd: total + 1 }
      const ability = `Says that a price has changed, ${product}`
      await attempt(
        `POST ${card}`,
        dearer,
        async (dearer, limits) => limits.push(...priceLimits(await post(card, dearer), total)),
        { ability },
      )
    }
    if (refused?.body) {
      const { ability } = refused
      await attempt(
        `POST ${card}`,
        refused.body,
        async (body, limits) => {
          if ((await post(card, body)).status < 300) limits.push('it is sold')
        },
        { ability },
      )
    }
    const key = randomUUID()
    const page = await attempt(
      `POST ${card}`,
      body,
      async (body) => pageOf(await post(card, body, key)),
      { ability: `Opens a payment page, ${product}` },
    )
    await attempt(
      `POST ${card}`,
      page ? body : null,
      async (body) => {
        if (pageOf(await post(card, body, key)) !== page)
          throw new Unable('the same Idempotency-Key opens another page')
      },
      { ability: `Books once when pressed twice, ${product}` },
    )
    await attempt(
      `POST ${whatsApp}`,
      body,
      async ({ total_amount_usd: _, ...request }) => {
        const { status } = await post(whatsApp, request)
        if (status > 299) throw new Unable(`answers ${status}`)
      },
      { ability: `Records a request, ${product}` },
    )
  }
}

function bookingsOf(
  { flight, hotel, tour, package: one }: Offered,
  { checkIn, checkOut }: TestStay,
): Record<Product, Booking> {
  const nights = one && packageNights({ durationDays: one.duration_days })
  const packageBody = (nights: number) =>
    one && {
      package_id: one.id,
      check_in_date: checkIn,
      check_out_date: addDays(checkIn, nights),
      total_amount_usd: one.price_per_person,
      ...people(1, checkIn),
    }
  return {
    flight: {
      body: flight && {
        flight_id: flight.id,
        passengers: people(1, checkIn).guests,
        flight_type: 'Oneway',
      },
    },
    hotel: {
      body: roomBody(hotel, checkIn),
      refused: {
        ability: 'Refuses more guests than a room sleeps',
        body: crowdedRoom(hotel, checkIn),
      },
    },
    tour: {
      body: tour && {
        tour_id: tour.id,
        booking_date: checkIn,
        total_amount_usd: tour.price_per_person,
        ...people(1, checkIn),
      },
    },
    package: {
      body: packageBody(nights ?? nightsBetween(checkIn, checkOut)),
      refused: {
        ability: 'Refuses a package of another length',
        body: nights ? packageBody(nights + 1) : null,
      },
    },
  }
}

/** Booking of the first room with a price, for the smallest party and the shortest stay; null without one. */
function roomBody(hotel: Offered['hotel'], checkIn: string): Body | null {
  for (const room of hotel?.rooms ?? []) {
    for (const rate of room.rates) {
      const nightly = rate.price_per_night ?? room.price_per_night
      if (nightly === null) continue
      const nights = Math.max(1, rate.min_nights ?? room.min_nights ?? 1)
      return {
        hotel_id: hotel?.id,
        room_id: room.id,
        rate_id: rate.id,
        check_in_date: checkIn,
        check_out_date: addDays(checkIn, nights),
        total_amount_usd: Math.round(nightly * 100 * nights) / 100,
        ...people(Math.max(1, rate.min_pax ?? 1), checkIn),
      }
    }
  }
  return null
}

/** Booking of a room with one guest too many; null if no room states its limit. */
function crowdedRoom(hotel: Offered['hotel'], checkIn: string): Body | null {
  const rooms = hotel?.rooms.filter(({ sleeps }) => sleeps !== null) ?? []
  const body = hotel && roomBody({ ...hotel, rooms }, checkIn)
  const sleeps = rooms.find(({ id }) => id === body?.room_id)?.sleeps
  return body && sleeps ? { ...body, ...people(sleeps + 1, checkIn) } : null
}

/** Invented adults, whose passports are valid long after `day`. */
function people(count: number, day: string): { guests_count: number; guests: TravellerRecord[] } {
  const nobody = {
    firstName: 'Conformance',
    lastName: 'Test',
    email: 'conformance@example.com',
    phoneNumber: '+1 555 0100',
    dob: '1990-01-01',
    nationality: 'US',
    passportNumber: 'TEST0000',
    passportExpiry: addDays(day, 2000),
  }
  return { guests_count: count, guests: Array.from({ length: count }, () => nobody) }
}

/** Address of the payment page. Throws Unable if the storefront would refuse it. */
function pageOf(answer: ApiAnswer): string {
  const read = v.safeParse(checkoutAnswer, unwrap(bodyOf(answer)))
  const address = read.success ? read.output.redirectUrl : null
  if (!address || !URL.canParse(address)) throw new Unable('answers no redirect_url')
  const url = new URL(address)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere))
    throw new Unable('its redirect_url is not https, and is not followed')
  if (url.username || url.password) throw new Unable('its redirect_url has credentials')
  return address
}

function priceLimits({ status, body }: ApiAnswer, total: number): string[] {
  if (status < 300) throw new Unable('believes the total it is sent')
  const read = v.safeParse(priceChangedRefusal, body)
  if (status !== 409 || !read.success)
    return [`answers ${status} without price_changed: the visitor sees only that it failed`]
  const current = read.output.error.current_total_amount_usd
  return Math.abs(current - total) < 0.005 ? [] : [`asks for ${current} instead of ${total}`]
}
