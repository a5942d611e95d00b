/** Traveller forms, summaries, booking calls and outcome pages of all products. */
export { bookingRoutes } from './booking-routes.tsx'
export type { CalendarEvent, CalendarMoment } from './calendar/ics.ts'
export { saveCalendar } from './calendar/save-calendar.ts'
export { hasDeviceData } from './device/has-device-data.ts'
export { clearSeen, readSeen, type Seen } from './device/recently-seen.ts'
export { useOnReturn } from './device/use-on-return.ts'
export { useSeen } from './device/use-seen.ts'
export { BottomBar } from './layout/BottomBar.tsx'
export { ContinueLink } from './outcome/ContinueLink.tsx'
export { SuccessFrame } from './outcome/SuccessFrame.tsx'
export { pageRoute } from './page-route.ts'
export {
  type DeviceBooking,
  deviceBooking,
  forgetBooking,
  readDeviceBookings,
} from './recap/device-bookings.ts'
export { forgetUnfinished, readUnfinished, type Unfinished } from './recap/unfinished.ts'
export { Conditions } from './receipt/Conditions.tsx'
export { OfferPrice } from './receipt/OfferPrice.tsx'
export { Receipt, TotalLine } from './receipt/Receipt.tsx'
export type { BookingBrief, BookingLines } from './summary/BookingSummary.tsx'
export {
  SummaryFrame,
  type SummaryFrameProps,
  SummaryPage,
  SummaryTerms,
} from './summary/SummaryPage.tsx'
