/** For the component tests of the verticals. */
export { createFakeHttp, type FakeAnswer, failing, type RecordedCall } from './fake-http.ts'
export { renderPage, type TestPageOptions, testAgency } from './test-page.tsx'
export { ana, fillTraveller } from './travellers.ts'
