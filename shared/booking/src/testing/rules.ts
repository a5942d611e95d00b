/** Helpers for tests of rules, without a browser. */

export { isInFlight, isOf, isPayable } from '../attempts/attempt.ts'
export { readAttempts } from '../attempts/session-attempts.ts'
export { endPayment, leaveSummary, returnToSummary } from '../attempts/summary-visit.ts'
export { type BookingDeps, type BookingRequest, book, goOn } from '../payment/book.ts'
export { sendBooking } from '../payment/booking-calls.ts'
export { takeReceipt } from '../recap/receipts.ts'
export { travellerRecords } from '../travellers/fields.ts'
export { travellersAt, typeTraveller } from '../travellers/traveller-drafts.ts'
export { ana } from './ana.ts'
