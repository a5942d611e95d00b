import type { Row } from '../row.ts'

const sanitize = 'shared/ui/src/sanitize'
const booking = 'shared/booking/src'
const journeys = 'e2e/journeys'
const hostile = `${journeys}/hostile`
const releases = `${journeys}/releases`

/** What a hostile provider, host, address or visitor does to the storefront and its visitors. */
export const browserRows: Row[] = [
  {
    id: 'B1',
    title: 'Attacks in HTML, sanitised by browser and server',
    target: '0 executions, 0 outside the allow-list, idempotent; without the sanitiser they fire',
    tests: [`${sanitize}/proof/sanitize-proof.browser.test.ts`],
  },
  {
    id: 'B2',
    title: 'Attacks in every text of every answer',
    target: '0 executions, on pages of the server and of the browser',
    tests: [`${hostile}/answers-with-attacks.spec.ts`],
  },
  {
    id: 'B3',
    title: 'Content policy and Trusted Types on every route',
    target: '0 violations, 0 findings of high severity',
    tests: [
      'platform/storefront/src/security-headers.test.ts',
      'shared/federation/src/runtime/trust-scripts.test.ts',
      `${journeys}/every-route-is-accessible.spec.ts`,
    ],
  },
  {
    id: 'B4',
    title: 'Every fault of every remote',
    target: 'header and footer at once, a fallback in time, the rest works, Retry heals',
    tests: [`${releases}/every-fault-of-every-remote.spec.ts`],
  },
  {
    id: 'B5',
    title: 'Altered files of a remote',
    target: '0 foreign scripts, fails closed',
    tests: [
      `${releases}/tampered-files-never-run.spec.ts`,
      'shared/federation/src/runtime/trust-scripts.test.ts',
      'platform/releases/core/src/loose-files.test.ts',
      'platform/storefront/src/releases/live-remotes.test.ts',
    ],
  },
  {
    id: 'B6',
    title: 'Releases that change under an open page, or do not fit',
    target: 'the page goes on with its versions; what does not fit is refused, 1 reload at most',
    tests: [
      `${releases}/release-while-a-page-is-open.spec.ts`,
      `${releases}/releases-one-version-apart.spec.ts`,
      'platform/releases/core/src/gate/gate.test.ts',
    ],
  },
  {
    id: 'B7',
    title: 'Every fault of each of the 24 calls',
    target: 'no empty page, the exact text, 0 uncaught errors',
    tests: [
      `${hostile}/calls-that-fail.spec.ts`,
      `${hostile}/sends-that-fail.spec.ts`,
      'platform/lab/hardening/every-fault-of-every-call.test.ts',
      'shared/catalogue/src/destinations/search-destinations.test.ts',
      'flights/src/api/calls.test.ts',
      'shared/http/src/client.test.ts',
      `${booking}/summary/SummaryPage.browser.test.tsx`,
    ],
  },
  {
    id: 'B8',
    title: 'Arbitrary JSON from each of the 24 calls',
    target: 'read or refused, never another error; a bad record drops itself, not the list',
    tests: ['platform/lab/hardening/any-answer.test.ts'],
  },
  {
    id: 'B13',
    title: 'Success pages opened by hand',
    target: '0 changes of state',
    tests: [`${booking}/outcome/outcome.browser.test.tsx`],
  },
  {
    id: 'B14',
    title: 'Hostile addresses of payment pages and maps',
    target: '0 of 40 followed or framed; the alert of the specification',
    tests: [
      `${booking}/payment/redirect.test.ts`,
      'content/src/domain/map-url.test.ts',
      'tours/src/screens/SummaryScreen.browser.test.tsx',
    ],
  },
  {
    id: 'B15',
    title: 'WhatsApp texts and blocked windows',
    target: 'texts decode as written; blocked: a link, one request; failed: no window',
    tests: [
      'shared/domain/src/whatsapp.test.ts',
      `${booking}/summary/SummaryPage.browser.test.tsx`,
      `${journeys}/book-one-way-by-whatsapp.spec.ts`,
    ],
  },
  {
    id: 'B16',
    title: 'Passports and birth dates outside the form',
    target: '0 hits in addresses, Referer, storages, cookies, console and logs',
    tests: [
      `${hostile}/nothing-private-leaves-the-form.spec.ts`,
      'platform/provider/src/privacy.test.ts',
    ],
  },
  {
    id: 'B17',
    title: 'Refresh and Back in the middle of a booking',
    target: 'selection and total kept, never stuck on "Processing...", a fresh tab goes home',
    tests: [
      `${journeys}/refresh-and-back-in-the-middle.spec.ts`,
      'shared/session/src/mirror-to-storage.test.ts',
      `${booking}/summary/SummaryPage.browser.test.tsx`,
    ],
  },
  {
    id: 'B18',
    title: 'Hostile queries on every page',
    target: '0 crashes, each page within 2 s',
    tests: ['platform/lab/hardening/hostile-queries.test.ts'],
  },
  {
    id: 'B21',
    title: 'Headers of every answer',
    target: 'all of them on 100 % of the answers, no stack trace',
    tests: [`${hostile}/every-answer-carries-its-headers.spec.ts`],
  },
  {
    id: 'B22',
    title: 'Dependencies',
    target:
      'hashes, no install script but one, bill of materials; audit: 0 high, or said not to have run',
    tests: ['platform/lab/hardening/dependencies.test.ts'],
  },
]
