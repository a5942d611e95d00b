import { bookingCalls } from '@storefront/booking'
import type { TourCheckout, TourRequest } from '@storefront/contract/wire'

/** POST /tours/checkout and POST /tours/whatsapp: book a tour by card, or ask for it by WhatsApp. */
export const { createCheckout, requestByWhatsApp } = bookingCalls<TourCheckout, TourRequest>({
  checkout: '/tours/checkout',
  whatsApp: '/tours/whatsapp',
})
