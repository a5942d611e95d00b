/** Helpers for the verticals' component tests. */
export {
  createFakeHttp,
  type FakeAnswer,
  failing,
  type RecordedCall,
} from '@storefront/http/testing'
export { testAgency } from './agency.ts'
export { ana, typedAdults } from './ana.ts'
export { prepareScreens, prepareSummaries } from './prepare-screens.ts'
export {
  bookByWhatsApp,
  payByCard,
  type SummaryPage,
  summaryOpener,
  summaryRows,
} from './summary-page.tsx'
export { type OutcomesUnderTest, testEveryOutcome } from './test-every-outcome.tsx'
export { type SummaryUnderTest, testEverySummary } from './test-every-summary.ts'
export { renderPage, type TestPageOptions } from './test-page.tsx'
export { unfinishedTour } from './unfinished-tour.ts'
