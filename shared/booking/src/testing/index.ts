/** For the component tests of the verticals. */
export {
  createFakeHttp,
  type FakeAnswer,
  failing,
  type RecordedCall,
} from '@storefront/http/testing'
export { renderPage, type TestPageOptions, testAgency } from './test-page.tsx'
export { ana, fillTraveller } from './travellers.ts'
