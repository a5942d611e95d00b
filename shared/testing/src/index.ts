/** Renders screens for tests as the shell does: one session, one router, a fake provider. */
export {
  createFakeHttp,
  type FakeAnswer,
  failing,
  type RecordedCall,
  refusing,
} from '@storefront/http/testing'
export { testAgency } from './agency.ts'
export { prepareScreens } from './prepare-screens.ts'
export { renderPage, type TestPageOptions, visitedAt } from './test-page.tsx'
