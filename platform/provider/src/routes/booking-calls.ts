import { type BookingWay, bookingCalls, type Product } from '@storefront/contract'
import type { TravellerRecord } from '@storefront/contract/wire'
import { callerOf } from '@storefront/server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type * as v from 'valibot'
import type { BookingCall, BookingDeps, Placed } from '../bookings/deps.ts'
import { placeCheckout } from '../bookings/place-checkout.ts'
import { placeRequest } from '../bookings/place-request.ts'
import type { Offer } from '../bookings/quote.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { originsOf } from '../http/caller.ts'
import { limitBody, readBody } from '../http/read-request.ts'
import { Refusal } from '../http/refusal.ts'
import { bookingKilobytes } from '../limits.ts'

type Travelling = ({ passengers: TravellerRecord[] } | { guests: TravellerRecord[] }) & {
  notes?: string
}

/** Rate limits per caller: all booking calls, and WhatsApp requests per day. */
export type BookingLimits = { calls: MiddlewareHandler; requests: MiddlewareHandler }

/** Body schemas and pricing of a product. `Body` is what both schemas share. */
export type BookableProduct<Body extends Travelling> = {
  product: Product
  checkout: v.GenericSchema<unknown, Body>
  request: v.GenericSchema<unknown, Body>
  offer: (catalogue: Catalogue, body: Body, now: Date, way: BookingWay) => Offer
}

/**
 * Booking calls of a product. Card: 201 `{redirect_url, reference, total_amount_usd, …}`. WhatsApp: 201 `{reference,
 * status: 'requested', …}`.
 */
export function bookingRoutes<Body extends Travelling>(
  deps: BookingDeps,
  { calls, requests }: BookingLimits,
  { product, checkout, request, offer }: BookableProduct<Body>,
) {
  const limits = [calls, limitBody(bookingKilobytes)] as const
  const { card, whatsApp } = bookingCalls[product]
  return new Hono()
    .post(card, ...limits, async (context) => {
      const call = await readCall(context, deps, product, 'card', checkout, offer)
      const placed = await placeCheckout(deps, call, originsOf(context, deps.settings))
      return answer(context, deps, call, placed)
    })
    .post(whatsApp, ...limits, requests, async (context) => {
      const call = await readCall(context, deps, product, 'whatsApp', request, offer)
      return answer(context, deps, call, await placeRequest(deps, call))
    })
}

async function readCall<Body extends Travelling>(
  context: Context,
  deps: BookingDeps,
  product: Product,
  way: BookingWay,
  schema: v.GenericSchema<unknown, Body>,
  offer: BookableProduct<Body>['offer'],
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
      fingerprint: deps.secrets.fingerprint(JSON.stringify([endpoint, body, caller])),
    },
    heldByAddress: deps.secrets.fingerprint(`address ${address}`),
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
