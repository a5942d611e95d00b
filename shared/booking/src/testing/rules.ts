/** For the tests of rules and calls, which run without a browser. */
export { ana } from './ana.ts'
export { type BookingCallsUnderTest, testBookingCalls } from './test-booking-calls.ts'
