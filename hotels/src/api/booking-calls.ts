import { bookingCalls } from '@storefront/booking'
import type { HotelCheckout, HotelRequest } from '@storefront/contract/wire'

/** POST /hotel-bookings/create-checkout and POST /hotels/whatsapp: book a room by card, or ask for it by WhatsApp. */
export const { createCheckout, requestByWhatsApp } = bookingCalls<HotelCheckout, HotelRequest>({
  checkout: '/hotel-bookings/create-checkout',
  whatsApp: '/hotels/whatsapp',
})
