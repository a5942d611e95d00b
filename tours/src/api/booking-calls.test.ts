import { ana, testBookingCalls } from '@storefront/booking/testing/rules'
import { tourCheckout, tourRequest } from '../domain/booking.ts'
import { anySearch, anyTour } from '../domain/fixtures.ts'
import { createCheckout, requestByWhatsApp } from './booking-calls.ts'

testBookingCalls({
  checkout: {
    path: '/tours/checkout',
    body: tourCheckout(anyTour, anySearch, [ana]),
    send: createCheckout,
  },
  request: {
    path: '/tours/whatsapp',
    body: tourRequest(anyTour, anySearch, [ana]),
    send: requestByWhatsApp,
  },
})
