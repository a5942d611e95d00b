import { testBookingCalls } from '@storefront/booking/testing/rules'
import { createCheckout, requestByWhatsApp } from './booking-calls.ts'

const booking = { flight_id: 'f-1', passengers: [], flight_type: 'Oneway' as const }

testBookingCalls({
  checkout: { path: '/bookings/create-checkout', body: booking, send: createCheckout },
  request: { path: '/bookings/whatsapp', body: booking, send: requestByWhatsApp },
})
