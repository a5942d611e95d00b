import { ana, testBookingCalls } from '@storefront/booking/testing/rules'
import { hotelCheckout, hotelRequest } from '../domain/booking.ts'
import { anySelection } from '../domain/fixtures.ts'
import { createCheckout, requestByWhatsApp } from './booking-calls.ts'

testBookingCalls({
  checkout: {
    path: '/hotel-bookings/create-checkout',
    body: hotelCheckout(anySelection, [ana]),
    send: createCheckout,
  },
  request: {
    path: '/hotels/whatsapp',
    body: hotelRequest(anySelection, [ana]),
    send: requestByWhatsApp,
  },
})
