/** For the component tests of the verticals. */
export {
  createFakeHttp,
  type FakeAnswer,
  failing,
  type RecordedCall,
} from '@storefront/http/testing'
export { testAgency } from './agency.ts'
export { bookByWhatsApp, payByCard, prepareSummaries, summaryRows } from './summary-page.ts'
export { type OutcomesUnderTest, testEveryOutcome } from './test-every-outcome.tsx'
export { type SummaryUnderTest, testEverySummary } from './test-every-summary.ts'
export { renderPage, type TestPageOptions } from './test-page.tsx'
export { ana, fillTraveller } from './travellers.ts'
