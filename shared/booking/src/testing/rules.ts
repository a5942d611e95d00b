/** Helpers for tests of rules, without a browser. */

export { isPayable } from '../checkouts/checkout.ts'
export { followDevice } from '../checkouts/device-list.ts'
export { checkoutsOf, inFlight } from '../checkouts/questions.ts'
export { takeReceipt } from '../checkouts/receipt.ts'
export { readCheckouts } from '../checkouts/store.ts'
export {
  clearSelection,
  endPayment,
  leaveSummary,
  returnToSummary,
} from '../checkouts/summary-visit.ts'
export { type BookingDeps, type BookingRequest, book, goOn } from '../payment/book.ts'
export { sendBooking } from '../payment/booking-calls.ts'
export { allowedRedirect } from '../payment/redirect.ts'
export { travellerRecords } from '../travellers/fields.ts'
export { travellersAt, typeTraveller } from '../travellers/traveller-drafts.ts'
export { ana } from './ana.ts'
