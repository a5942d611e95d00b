/** For the tests of rules, which run without a browser. */

export {
  endPayment,
  isOf,
  isPayable,
  isRequested,
  isUnderWay,
  leaveSummary,
  returnToSummary,
} from '../payment/begun-bookings.ts'
export { type Asked, book, type Desk, goOn } from '../payment/book.ts'
export { sendBooking } from '../payment/booking-calls.ts'
export { takeReceipt } from '../recap/receipts.ts'
export { travellerRecords } from '../travellers/fields.ts'
export { travellersAt, typeTraveller } from '../travellers/traveller-drafts.ts'
export { ana } from './ana.ts'
