/** For the tests of rules, which run without a browser. */
export { ana } from './ana.ts'
export { sendBooking } from '../payment/booking-calls.ts'
