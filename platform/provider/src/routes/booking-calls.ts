import { type BookingWay, bookingCalls, type Product } from '@storefront/contract'
import {
  flightBooking,
  hotelCheckout,
  hotelRequest,
  packageCheckout,
  packageRequest,
  type TravellerRecord,
  tourCheckout,
  tourRequest,
} from '@storefront/contract/wire'
import { callerOf } from '@storefront/server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type * as v from 'valibot'
import type { BookingCall, BookingDeps, Placed } from '../bookings/deps.ts'
import { placeCheckout } from '../bookings/place-checkout.ts'
import { placeRequest } from '../bookings/place-request.ts'
import type { Offer } from '../bookings/quote.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { offerFlight } from '../flights/offer.ts'
import { offerStay } from '../hotels/offer.ts'
import { originsOf } from '../http/caller.ts'
import { limitBody, readBody } from '../http/read-request.ts'
import { Refusal } from '../http/refusal.ts'
import { bookingKilobytes } from '../limits.ts'
import { offerPackage, offerTour } from '../trips/offer.ts'

type Travelling = ({ passengers: TravellerRecord[] } | { guests: TravellerRecord[] }) & {
  notes?: string
}

type MakeOffer<Body> = (catalogue: Catalogue, body: Body, now: Date, way: BookingWay) => Offer

/**
 * Booking calls of every product. Card: 201 `{redirect_url, reference, total_amount_usd, …}`. WhatsApp: 201
 * `{reference, status: 'requested', …}`. Limits per caller: `calls` for all, `requests` for WhatsApp per day.
 */
export function bookingRoutes(
  deps: BookingDeps,
  { calls, requests }: { calls: MiddlewareHandler; requests: MiddlewareHandler },
) {
  const app = new Hono()
  const limits = [calls, limitBody(bookingKilobytes)] as const
  const serve = <Body extends Travelling>(
    product: Product,
    checkout: v.GenericSchema<unknown, Body>,
    request: v.GenericSchema<unknown, Body>,
    offer: MakeOffer<Body>,
  ) => {
    const { card, whatsApp } = bookingCalls[product]
    app.post(card, ...limits, async (context) => {
      const call = await readCall(context, deps, product, 'card', checkout, offer)
      const placed = await placeCheckout(deps, call, originsOf(context, deps.settings))
      return answer(context, deps, call, placed)
    })
    app.post(whatsApp, ...limits, requests, async (context) => {
      const call = await readCall(context, deps, product, 'whatsApp', request, offer)
      return answer(context, deps, call, await placeRequest(deps, call))
    })
  }
  serve('flight', flightBooking, flightBooking, offerFlight)
  serve('hotel', hotelCheckout, hotelRequest, offerStay)
  serve('tour', tourCheckout, tourRequest, offerTour)
  serve('package', packageCheckout, packageRequest, offerPackage)
  return app
}

async function readCall<Body extends Travelling>(
  context: Context,
  deps: BookingDeps,
  product: Product,
  way: BookingWay,
  schema: v.GenericSchema<unknown, Body>,
  offer: MakeOffer<Body>,
): Promise<BookingCall> {
  const body = await readBody(context, schema)
  const travellers = 'guests' in body ? body.guests : body.passengers
  // The same key on another endpoint is another attempt.
  const endpoint = `${product} ${way === 'card' ? 'checkout' : 'request'}`
  const key = readKey(context, 'Idempotency-Key')
  const earlier = way === 'card' ? readKey(context, replacesHeader) : null
  const address = callerOf(context, deps.settings.trustProxy)
  // A key is known to its caller alone. Without one, the address keeps callers from getting each other's payment page.
  const caller = key === null ? [address, originsOf(context, deps.settings)] : null
  return {
    attempt: {
      endpoint,
      key,
      // Hashes the parsed body, because white space and unknown fields do not make another booking.
      fingerprint: deps.crypto.fingerprint(JSON.stringify([endpoint, body, caller])),
    },
    heldByAddress: deps.crypto.fingerprint(`address ${address}`),
    travellers,
    notes: body.notes ?? '',
    replaces:
      earlier === null || earlier === key ? null : { endpoint, key: earlier, fingerprint: '' },
    makeOffer: async () => offer(await deps.catalogue.fresh(), body, deps.now(), way),
  }
}

/** Format of an Idempotency-Key. Repeating a key repeats the booking's response. */
export const idempotencyKey = /^[\x21-\x7e]{1,200}$/

/** Header with the key of the visitor's earlier attempt, whose unpaid hold this one replaces. */
export const replacesHeader = 'Replaces-Idempotency-Key'

function readKey(context: Context, header: string): string | null {
  const key = context.req.header(header)
  if (key === undefined || idempotencyKey.test(key)) return key ?? null
  throw new Refusal(400, 'invalid_idempotency_key', `${header} has 1 to 200 ASCII characters.`)
}

function answer(
  context: Context,
  { settings }: BookingDeps,
  { attempt: { endpoint } }: BookingCall,
  { isReplay, answer: body }: Placed,
): Response {
  const requestId = context.get('requestId')
  if (!isReplay) settings.log.info({ requestId, endpoint, reference: body.reference }, 'booked')
  return context.json(body, 201, {
    'cache-control': 'no-store',
    ...(isReplay ? { 'idempotency-replayed': 'true' } : {}),
  })
}
