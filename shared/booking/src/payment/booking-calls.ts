import { type CheckoutAnswer, checkoutAnswer } from '@storefront/contract/wire'
import { type HttpClient, readOne } from '@storefront/http'

/** The two calls that book a product, at its addresses of spec §7. Both throw what the http client throws. */
export function bookingCalls<Checkout, Request>(paths: { checkout: string; whatsApp: string }) {
  return {
    /** Books by card: the payment page's address as the provider wrote it, and what will be charged. */
    async createCheckout(
      http: HttpClient,
      booking: Checkout,
      idempotencyKey: string,
    ): Promise<CheckoutAnswer> {
      const answer = await http.post(paths.checkout, booking, { idempotencyKey })
      return readOne(checkoutAnswer, answer, paths.checkout)
    },
    /** Records a booking request; the answer is not read. */
    async requestByWhatsApp(
      http: HttpClient,
      request: Request,
      idempotencyKey: string,
    ): Promise<void> {
      await http.post(paths.whatsApp, request, { idempotencyKey })
    },
  }
}
