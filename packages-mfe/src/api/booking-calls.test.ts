import { ana, testBookingCalls } from '@storefront/booking/testing/rules'
import { packageCheckout, packageRequest } from '../domain/booking.ts'
import { anyPackage, anySearch } from '../domain/fixtures.ts'
import { createCheckout, requestByWhatsApp } from './booking-calls.ts'

testBookingCalls({
  checkout: {
    path: '/packages/checkout',
    body: packageCheckout(anyPackage, anySearch, [ana]),
    send: createCheckout,
  },
  request: {
    path: '/packages/whatsapp',
    body: packageRequest(anyPackage, anySearch, [ana]),
    send: requestByWhatsApp,
  },
})
