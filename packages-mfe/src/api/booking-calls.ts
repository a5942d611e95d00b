import { bookingCalls } from '@storefront/booking'
import type { PackageCheckout, PackageRequest } from '@storefront/contract/wire'

/** POST /packages/checkout and POST /packages/whatsapp: book a package by card, or ask for it by WhatsApp. */
export const { createCheckout, requestByWhatsApp } = bookingCalls<PackageCheckout, PackageRequest>({
  checkout: '/packages/checkout',
  whatsApp: '/packages/whatsapp',
})
