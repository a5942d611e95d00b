import type { Row } from '../row.ts'

const sanitize = 'shared/ui/src/sanitize'
const journeys = 'e2e/journeys'

/** What a hostile provider, host or address does to the storefront and its visitors. */
export const browserRows: Row[] = [
  {
    id: 'B1',
    title: 'Attacks in HTML',
    target: '0 executions, 0 outside the allow-list, idempotent; the raw arm fires',
    tests: [`${sanitize}/proof/sanitize-proof.browser.test.ts`],
  },
  {
    id: 'B4',
    title: 'Faults of every remote',
    target: 'header and footer at once, a fallback in time, the rest works, Retry heals',
    tests: [`${journeys}/releases/every-fault-of-every-remote.spec.ts`],
  },
  {
    id: 'B5',
    title: 'Altered files of a remote',
    target: '0 foreign scripts, fails closed',
    tests: [`${journeys}/releases/tampered-files-never-run.spec.ts`],
  },
]
