/** Helpers for component tests of bookings; `@storefront/testing` has those of every screen. */
export { ana, typedAdults } from './ana.ts'
export { prepareSummaries } from './prepare-summaries.ts'
export {
  bookByWhatsApp,
  payByCard,
  type SummaryPage,
  summaryOpener,
  summaryRows,
} from './summary-page.tsx'
export { type SummaryUnderTest, testEverySummary } from './test-every-summary.ts'
export { payableTour, storeCheckouts, tourCheckout, unansweredTour } from './tour-checkouts.ts'
