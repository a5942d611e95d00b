import type { Product } from './products.ts'

export const bookingWays = ['card', 'whatsApp'] as const

export type BookingWay = (typeof bookingWays)[number]

export const bookingCalls: Record<Product, Record<BookingWay, string>> = {
  flight: { card: '/bookings/create-checkout', whatsApp: '/bookings/whatsapp' },
  hotel: { card: '/hotel-bookings/create-checkout', whatsApp: '/hotels/whatsapp' },
  tour: { card: '/tours/checkout', whatsApp: '/tours/whatsapp' },
  package: { card: '/packages/checkout', whatsApp: '/packages/whatsapp' },
}
