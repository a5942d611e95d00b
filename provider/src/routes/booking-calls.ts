import type { TravellerRecord } from '@storefront/contract/wire'
import type { Context, Env, Handler } from 'hono'
import type * as v from 'valibot'
import type { BookingCall, BookingDesk, Placed } from '../bookings/desk.ts'
import { placeCheckout } from '../bookings/place-checkout.ts'
import { placeRequest } from '../bookings/place-request.ts'
import type { Offer } from '../bookings/quote.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueStore } from '../catalogue/store.ts'
import { addressOf, type CallerRules, originsOf } from '../http/caller.ts'
import type { Log } from '../http/log.ts'
import { readBody } from '../http/read-request.ts'
import { Refusal } from '../http/refusal.ts'

export type BookingRouteParts = {
  desk: BookingDesk
  catalogue: CatalogueStore
  rules: CallerRules
  log: Log
}

/** One booking call of a product: what its body is and how it is priced. */
export type BookingRoute<Body> = {
  /** Name of the call, e.g. "flight checkout": keys of different calls never meet. */
  endpoint: string
  schema: v.GenericSchema<unknown, Body>
  travellers: (body: Body) => readonly TravellerRecord[]
  offer: (catalogue: Catalogue, body: Body, now: Date) => Offer
}

/** Handler of a card payment: answers 201 `{redirect_url, reference, total_amount_usd, …}`. */
export function checkoutHandler<Body>(
  parts: BookingRouteParts,
  route: BookingRoute<Body>,
): Handler<Env> {
  return async (context) => {
    const call = await readCall(context, parts, route)
    const placed = await placeCheckout(parts.desk, call, originsOf(context, parts.rules))
    return answer(context, parts.log, route.endpoint, placed)
  }
}

/** Handler of a booking by WhatsApp: answers 201 `{reference, status: 'requested', …}`. */
export function requestHandler<Body>(
  parts: BookingRouteParts,
  route: BookingRoute<Body>,
): Handler<Env> {
  return async (context) => {
    const call = await readCall(context, parts, route)
    return answer(context, parts.log, route.endpoint, await placeRequest(parts.desk, call))
  }
}

async function readCall<Body>(
  context: Context,
  { desk, catalogue, rules }: BookingRouteParts,
  route: BookingRoute<Body>,
): Promise<BookingCall> {
  const body = await readBody(context, route.schema)
  const key = readIdempotencyKey(context)
  const address = addressOf(context, rules.trustProxy)
  const travellers = route.travellers(body)
  // A key is known to its caller alone; without one, another caller's answer and its addresses are not for this one.
  const caller = key === null ? [address, originsOf(context, rules)] : null
  return {
    attempt: {
      endpoint: route.endpoint,
      key,
      // The checked body, not the bytes: white space and unknown fields make no other booking.
      fingerprint: desk.secrets.fingerprint(JSON.stringify([route.endpoint, body, caller])),
    },
    holder: {
      heldByAddress: desk.secrets.fingerprint(`address ${address}`),
      heldByEmail: desk.secrets.fingerprint(`email ${travellers[0]?.email.toLowerCase()}`),
    },
    travellers,
    makeOffer: async () => route.offer(await catalogue.fresh(), body, desk.now()),
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
