import type { Row } from '../row.ts'

const server = 'platform/storefront/src'
const release = 'platform/releases/core/src'
const processes = 'e2e/journeys/hostile/processes-that-die.spec.ts'
const memory = 'e2e/journeys/hostile/memory-that-is-held.spec.ts'
const damagedFiles = 'e2e/journeys/hostile/files-that-are-damaged.spec.ts'

/** What one visitor, one damaged file or one dead process does to the storefront. */
export const storefrontRows: Row[] = [
  {
    id: 'P1',
    title: 'Drafts of travellers without end',
    target: 'at most 32 MB for all together; 400, 413 or 429; no name of a caller’s making',
    tests: [`${server}/traveller-drafts.test.ts`],
  },
  {
    id: 'P6',
    title: 'Registry and descriptions missing, empty, cut off, garbage, of another shape',
    target:
      'what is live stays, or is its fallback with 503; said in log, /readyz and /metrics; heals without a restart',
    tests: [
      `${server}/releases/live-remotes.test.ts`,
      `${server}/rendering/page-renderer.test.ts`,
      `${server}/operations/health.test.ts`,
      `${server}/operations/metrics.test.ts`,
      `${release}/store/shell-releases.test.ts`,
      damagedFiles,
    ],
  },
  {
    id: 'P7',
    title: 'A way back while the store is down or a neighbour is damaged',
    target: 'what was live before goes live, nothing else does',
    tests: [`${release}/release-desk.test.ts`],
  },
  {
    id: 'P8',
    title: 'Processes killed, halted and asked to end, under load',
    target: 'back within 5 s, 0 acknowledged bookings lost, 0 failed requests, nothing left behind',
    tests: [
      'platform/processes/kept-server.test.ts',
      'platform/server/src/shutdown.test.ts',
      processes,
    ],
  },
  {
    id: 'P12',
    title: 'Server files, cookies, policy, too many connections and renders',
    target: '404, Secure, no inner address, 503 with Retry-After and the page as it was',
    tests: [
      `${server}/app.test.ts`,
      `${server}/pages/page-versions.test.ts`,
      `${server}/security-headers.test.ts`,
      `${server}/operations/csp-reports.test.ts`,
      'platform/server/src/connections.test.ts',
    ],
  },
  {
    id: 'P13',
    title: 'Foreign HTML in heads of pages',
    target: '40 kB of it within 200 ms',
    tests: ['shared/domain/src/html-text.summary.test.ts'],
  },
  {
    id: 'P14',
    title: 'npm start after somebody promoted or rolled back',
    target: 'what they decided stays',
    tests: ['platform/commands/start-promotions.test.ts'],
  },
  {
    id: 'P17',
    title: 'Slow data under a short budget',
    target: 'the page loses its data, not its screen',
    tests: ['shared/router/src/loadable.test.ts', `${server}/rendering/page-renderer.test.ts`],
  },
  {
    id: 'P18',
    title: 'Memory over 100,000 mixed requests, and at rest',
    target: 'the last quarter within 1.1 of the second; 600 MB at rest',
    tests: [memory],
  },
  {
    id: 'P19',
    title: '200 writers of one registry, ended by kill -9',
    target: '0 acknowledged changes lost, 0 doubled, a history without a gap',
    tests: [`${release}/registry/registry-store.test.ts`],
  },
  {
    id: 'P20',
    title:
      'Promote, rollback and a rolling restart of three storefronts on one PostgreSQL registry, under load',
    target:
      '0 failed requests, 0 pages that mix versions, all three switched within 1 s, a shell once it is opened',
    tests: ['e2e/journeys/hostile/storefronts-on-one-registry.spec.ts'],
  },
  {
    id: 'P21',
    title: '200 writers at the release service, ended by kill -9 again and again',
    target: '0 acknowledged changes lost, 0 changes that are not in the audit once',
    tests: ['platform/releases/service/src/audit/killed-service.test.ts'],
  },
  {
    id: 'P22',
    title: 'Redis halted, killed and started again under two storefronts that share it, under load',
    target:
      '0 failed pages, 0 drafts shown to another visitor; a draft and a limit hold at both, a lost draft is reported within 2 s',
    tests: ['e2e/journeys/hostile/storefronts-that-share-redis.spec.ts'],
  },
]
