/** For the tests of rules, which run without a browser. */

export { sendBooking } from '../payment/booking-calls.ts'
export { ana } from './ana.ts'
