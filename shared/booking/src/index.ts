/** Traveller forms, summaries, booking calls and outcome pages of all products. */
export { bookingRoutes } from './booking-routes.tsx'
export { saveCalendar } from './calendar/save-calendar.ts'
export {
  type DeviceBooking,
  forgetBooking,
  useDeviceBookings,
} from './checkouts/device-bookings.ts'
export type { Offer } from './offer.ts'
export { ContinueLink } from './outcome/ContinueLink.tsx'
export { Checkout } from './summary/Checkout.tsx'
export { SummaryPage, SummaryTerms } from './summary/SummaryPage.tsx'
