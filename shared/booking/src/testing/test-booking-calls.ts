import type { CheckoutAnswer } from '@storefront/contract/wire'
import type { HttpClient } from '@storefront/http'
import { createFakeHttp } from '@storefront/http/testing'
import { describe, expect, test } from 'vitest'

type BookingCall<Body, Answer> = {
  path: string
  /** A body that is sent there. */
  body: Body
  send: (http: HttpClient, body: Body, idempotencyKey: string) => Promise<Answer>
}

export type BookingCallsUnderTest<Checkout, Request> = {
  checkout: BookingCall<Checkout, CheckoutAnswer>
  request: BookingCall<Request, void>
}

/** What holds for the two calls that book a product (spec §7). */
export function testBookingCalls<Checkout extends object, Request extends object>({
  checkout,
  request,
}: BookingCallsUnderTest<Checkout, Request>): void {
  describe('booking', () => {
    test(`POST ${checkout.path} gives the address as written, or null`, async () => {
      const call = `POST ${checkout.path}`
      const http = createFakeHttp({
        [call]: () => ({ data: { redirect_url: 'https://pay.example' } }),
      })
      expect(await checkout.send(http, checkout.body, 'key-1')).toEqual({
        redirectUrl: 'https://pay.example',
        totalUsd: null,
      })
      expect(http.calls[0]).toMatchObject({ body: checkout.body, idempotencyKey: 'key-1' })
      http.answers[call] = () => ({ total_amount_usd: '99.50' })
      expect(await checkout.send(http, checkout.body, 'key-1')).toEqual({
        redirectUrl: null,
        totalUsd: 99.5,
      })
    })

    test(`POST ${request.path} reads no answer`, async () => {
      const http = createFakeHttp({ [`POST ${request.path}`]: () => 'anything' })
      await request.send(http, request.body, 'key-2')
      expect(http.calls[0]).toMatchObject({ body: request.body, idempotencyKey: 'key-2' })
    })
  })
}
