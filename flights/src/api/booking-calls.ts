import { bookingCalls } from '@storefront/booking'
import type { FlightBooking } from '@storefront/contract/wire'

/** POST /bookings/create-checkout and POST /bookings/whatsapp: book flights by card, or ask for them by WhatsApp. */
export const { createCheckout, requestByWhatsApp } = bookingCalls<FlightBooking, FlightBooking>({
  checkout: '/bookings/create-checkout',
  whatsApp: '/bookings/whatsapp',
})
