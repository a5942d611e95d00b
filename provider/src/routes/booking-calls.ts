import type { Product } from '@storefront/contract'
import type { TravellerRecord } from '@storefront/contract/wire'
import { addressOf, type Log } from '@storefront/server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type * as v from 'valibot'
import type { BookingCall, BookingDesk, Placed } from '../bookings/desk.ts'
import { placeCheckout } from '../bookings/place-checkout.ts'
import { placeRequest } from '../bookings/place-request.ts'
import type { Offer } from '../bookings/quote.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueStore } from '../catalogue/store.ts'
import { type CallerRules, originsOf } from '../http/caller.ts'
import { limitBody, readBody } from '../http/read-request.ts'
import { Refusal } from '../http/refusal.ts'
import { bookingKilobytes } from '../limits.ts'

export type BookingRouteParts = {
  desk: BookingDesk
  catalogue: CatalogueStore
  rules: CallerRules
  /** Refuses a visitor who books too often. */
  limit: MiddlewareHandler
  log: Log
}

type BookingRoute<Body> = {
  path: string
  schema: v.GenericSchema<unknown, Body>
}

/** How a product is booked. `Body` is what both of its calls have in common. */
export type BookableProduct<Body> = {
  product: Product
  checkout: BookingRoute<Body>
  request: BookingRoute<Body>
  travellers: (body: Body) => readonly TravellerRecord[]
  offer: (catalogue: Catalogue, body: Body, now: Date) => Offer
}

/**
 * The two booking calls of a product (spec §7). By card: answers 201 `{redirect_url, reference, total_amount_usd, …}`;
 * by WhatsApp: 201 `{reference, status: 'requested', …}`.
 */
export function bookingRoutes<Body>(parts: BookingRouteParts, product: BookableProduct<Body>) {
  const { desk, rules, limit, log } = parts
  const { checkout, request } = product
  const limits = [limit, limitBody(bookingKilobytes)] as const
  return new Hono()
    .post(checkout.path, ...limits, async (context) => {
      const endpoint = `${product.product} checkout`
      const call = await readCall(context, parts, product, endpoint, checkout.schema)
      const placed = await placeCheckout(desk, call, originsOf(context, rules))
      return answer(context, log, endpoint, placed)
    })
    .post(request.path, ...limits, async (context) => {
      const endpoint = `${product.product} request`
      const call = await readCall(context, parts, product, endpoint, request.schema)
      return answer(context, log, endpoint, await placeRequest(desk, call))
    })
}

/** `endpoint` names the call: keys of different calls never meet. */
async function readCall<Body>(
  context: Context,
  { desk, catalogue, rules }: BookingRouteParts,
  product: BookableProduct<Body>,
  endpoint: string,
  schema: BookingRoute<Body>['schema'],
): Promise<BookingCall> {
  const body = await readBody(context, schema)
  const key = readIdempotencyKey(context)
  const address = addressOf(context, rules.trustProxy)
  const travellers = product.travellers(body)
  // A key is known to its caller alone; without one, another caller's answer and its addresses are not for this one.
  const caller = key === null ? [address, originsOf(context, rules)] : null
  return {
    attempt: {
      endpoint,
      key,
      // The checked body, not the bytes: white space and unknown fields make no other booking.
      fingerprint: desk.secrets.fingerprint(JSON.stringify([endpoint, body, caller])),
    },
    holder: {
      heldByAddress: desk.secrets.fingerprint(`address ${address}`),
      heldByEmail: desk.secrets.fingerprint(`email ${travellers[0]?.email.toLowerCase()}`),
    },
    travellers,
    makeOffer: async () => product.offer(await catalogue.fresh(), body, desk.now()),
  }
}

/** Header of a booking: the same key again asks for the same booking. */
export const idempotencyKey = /^[\x21-\x7e]{1,200}$/

function readIdempotencyKey(context: Context): string | null {
  const key = context.req.header('idempotency-key')
  if (key === undefined) return null
  if (idempotencyKey.test(key)) return key
  throw new Refusal(
    400,
    'invalid_idempotency_key',
    'Idempotency-Key has 1 to 200 ASCII characters.',
  )
}

function answer(
  context: Context,
  log: Log,
  endpoint: string,
  { isReplay, answer: body }: Placed,
): Response {
  const requestId = context.get('requestId')
  if (!isReplay) log.info({ requestId, endpoint, reference: body.reference }, 'booked')
  return context.json(body, 201, {
    'cache-control': 'no-store',
    ...(isReplay ? { 'idempotency-replayed': 'true' } : {}),
  })
}
