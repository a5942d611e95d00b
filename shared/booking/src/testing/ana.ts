import type { TravellerDraft } from '@storefront/domain'
import type { TypedTravellers } from '@storefront/session'

/** Complete traveller. */
export const ana: TravellerDraft = {
  firstName: 'Ana',
  lastName: 'López',
  email: 'ana@example.com',
  phoneNumber: '+52 998 555 0142',
  dob: '1990-05-17',
  nationality: 'MX',
  passportNumber: 'G12345678',
  passportExpiry: '2031-01-31',
}

/** Bounds of a tour from 24 to 27 November 2026. */
export const tourBounds = {
  product: 'tour',
  today: '2026-11-20',
  tripStarts: '2026-11-24',
  tripEnds: '2026-11-27',
  isWithinMexico: true,
} as const

/** Drafts of adults by slot. */
export function typedAdults(...drafts: TravellerDraft[]): TypedTravellers {
  return Object.fromEntries(drafts.map((draft, index) => [`adults-${index + 1}`, draft]))
}
