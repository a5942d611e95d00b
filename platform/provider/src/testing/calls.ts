import { brotliDecompressSync } from 'node:zlib'
import type { TravellerRecord } from '@storefront/contract/wire'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { BookingDeps } from '../bookings/deps.ts'
import { lockBooking, transition } from '../bookings/transition.ts'
import { addDays } from '../calendar.ts'
import { bookings } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { seedRows } from '../seed/read-files.ts'

/** Response as a caller sees it, with its JSON parsed. */
export type Answer = {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests read any JSON, as callers do
  body: any
}

/** Sends a GET below /api/v1 that accepts Brotli, as browsers do. */
export async function get(app: Hono, path: string): Promise<Answer> {
  return answer(await app.request(`/api/v1${path}`, { headers: { 'accept-encoding': 'br' } }))
}

/** Sends a POST with JSON below /api/v1. A body that is a string is sent as it is. */
export async function post(
  app: Hono,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return answer(
    await app.request(`/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
}

async function answer(response: Response): Promise<Answer> {
  const { status, headers } = response
  const bytes = Buffer.from(await response.arrayBuffer())
  const isCompressed = headers.get('content-encoding') === 'br'
  const text = String(isCompressed ? brotliDecompressSync(bytes) : bytes)
  const isJson = headers.get('content-type')?.includes('json')
  return { status, headers, body: isJson ? JSON.parse(text) : text }
}

export function traveller(dob = '1990-05-17', changes: Partial<TravellerRecord> = {}) {
  return {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    phoneNumber: '+1 305 555 0100',
    dob,
    nationality: 'US',
    passportNumber: 'X1234567',
    passportExpiry: '2031-01-01',
    ...changes,
  }
}

/** Gives every traveller but the first another passport number. */
export function ownPassports<T extends object>(travellers: readonly T[]) {
  return travellers.map((one, index) =>
    index === 0 ? one : { ...one, passportNumber: `X${2_000_000 + index}` },
  )
}

const daily = seedRows().flights.filter(({ weekdays }) => weekdays === 127)

/** Body that books seats on a daily flight from Cancún. */
export function seats(day: string, to = 'MIA', passengers = [traveller()]) {
  const flight = daily.find(({ origin, destination }) => origin === 'CUN' && destination === to)
  return {
    flight_id: `${flight?.flightNumber}-${day}`,
    passengers: ownPassports(passengers),
    flight_type: 'Oneway',
  }
}

let guests = 0

export type Seat = {
  day?: string
  to?: string
  /** First name of the passenger. Another name makes another booking. */
  name?: string
  key?: string
  call?: 'create-checkout' | 'whatsapp'
  headers?: Record<string, string>
}

/** Books one seat, for somebody else than before unless named. */
export function bookSeat(app: Hono, seat: Seat = {}): Promise<Answer> {
  const { day = '2027-01-15', to = 'LAX', name = `Guest ${++guests}`, key, headers } = seat
  const body = seats(day, to, [traveller('1990-01-01', { firstName: name })])
  return post(app, `/bookings/${seat.call ?? 'create-checkout'}`, body, {
    ...(key && { 'idempotency-key': key }),
    ...headers,
  })
}

/** Id of the payment page's session. */
export const sessionOf = ({ body }: Pick<Answer, 'body'>): string =>
  new URL(body.redirect_url).pathname.split('/').at(-1) ?? ''

/** Cancels a booking whose payment page stays open: what is then paid is owed. */
export async function cancel({ db, now }: BookingDeps, booked: { reference: string }) {
  const { id } = await bookingOf(db, booked)
  await db.transaction(async (tx) => {
    const row = await lockBooking(tx, id)
    if (row) await transition(tx, row, 'cancelled', now())
  })
}

type ShownRoom = { id: number; name: string; rates: { id: number; price_per_night: number }[] }

/** Returns a function that makes booking bodies for a room at its first rate. `hotel` is the API's data. */
export function stayAt(hotel: { id: number; rooms: ShownRoom[] }, name: string) {
  const room = hotel.rooms.find((one) => one.name === name)
  const [rate] = room?.rates ?? []
  if (!room || !rate) throw new Error(`no room ${name}`)
  return (first: string, nights: number, guests = [traveller()]) => ({
    hotel_id: hotel.id,
    room_id: room.id,
    rate_id: rate.id,
    check_in_date: first,
    check_out_date: addDays(first, nights),
    total_amount_usd: rate.price_per_night * nights,
    guests_count: guests.length,
    guests: ownPassports(guests),
  })
}

/** Body that books a tour. `tour` is the API's data. */
export function tourOn(
  tour: { id: number; price_per_person: number },
  booking_date: string,
  guests = [traveller()],
) {
  const total_amount_usd = Math.round(tour.price_per_person * 100 * guests.length) / 100
  const travelling = { guests_count: guests.length, guests: ownPassports(guests) }
  return { tour_id: tour.id, booking_date, total_amount_usd, ...travelling }
}

/** Row of the booking with this reference. Throws without one. */
export async function bookingOf(db: Database, { reference }: { reference: string }) {
  const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference))
  if (!row) throw new Error('not booked')
  return row
}

/** Pays or declines on the payment page of a checkout. Returns the status and target of its redirect. */
export async function decide(
  app: Hono,
  redirectUrl: string,
  decision: 'paid' | 'declined',
): Promise<{ status: number; location: string | null }> {
  const response = await app.request(new URL(redirectUrl).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `decision=${decision}`,
  })
  return { status: response.status, location: response.headers.get('location') }
}
