/** What every product needs to be booked: traveller forms, the summary, the two ways to book, the outcomes. */
export type { CalendarEvent, CalendarMoment } from './calendar/ics.ts'
export { BottomBar, type BottomBarProps } from './layout/BottomBar.tsx'
export { FailedFrame, type FailedFrameProps } from './outcome/FailedFrame.tsx'
export { SuccessFrame, type SuccessFrameProps } from './outcome/SuccessFrame.tsx'
export { BookingActions, type BookingActionsProps } from './payment/BookingActions.tsx'
export {
  type BookingBrowser,
  BookingBrowserContext,
} from './payment/booking-browser.ts'
export { allowedRedirect } from './payment/redirect.ts'
export {
  type BookingActionsOptions,
  type BookingCalls,
  useBookingActions,
} from './payment/useBookingActions.ts'
export { type DeviceBooking, forgetBooking, readDeviceBookings } from './recap/device-bookings.ts'
export { type Recap, readRecap, saveRecap } from './recap/recap.ts'
export { BookingSummary, type BookingSummaryProps } from './summary/BookingSummary.tsx'
export { SummaryFrame, type SummaryFrameProps } from './summary/SummaryFrame.tsx'
export { SummaryGuard, type SummaryGuardProps, useSummaryGuard } from './summary/SummaryGuard.tsx'
export type { SummaryRow } from './summary/summary-row.ts'
export { TotalLine, type TotalLineProps } from './summary/TotalLine.tsx'
export {
  TravellerForm,
  type TravellerFormHandle,
  type TravellerFormProps,
} from './travellers/TravellerForm.tsx'
