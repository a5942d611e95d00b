import { type Fault, faultsIn } from '../fault.ts'

const build = 'shared/federation/src/build'
const operations = 'platform/storefront/src/operations'
const releases = 'platform/storefront/src/releases'

// How the bundles are built and how the server is put together: settings that no rule of a domain states.
export const wiring: Fault[] = [
  ...faultsIn(`${build}/eager-modules-plugin.ts`, `${build}/eager-modules-plugin.test.ts`, [
    ['modules compile while they arrive', 'OPTIMIZE_SIZE + 1', 'OPTIMIZE_SIZE - 1'],
  ]),
  ...faultsIn(`${build}/production-router-loader.ts`, `${build}/production-router-loader.test.ts`, [
    ['a component that nobody uses is left out', '/* @__PURE__ */ $1', '$1'],
  ]),
  ...faultsIn(
    'platform/storefront/src/files/compression.ts',
    'platform/storefront/src/files/compression.test.ts',
    [
      ['brotli leaves at once', 'flush: constants.BROTLI_OPERATION_FLUSH,', ''],
      ['gzip leaves at once', '{ flush: constants.Z_SYNC_FLUSH }', ''],
    ],
  ),
  ...faultsIn(
    'platform/storefront/src/pages/page-route.ts',
    'platform/storefront/src/app.test.ts',
    [
      [
        'no front holds the start of home back',
        "c.header('x-accel-buffering', 'no')",
        '',
        'home starts while it is rendered',
      ],
    ],
  ),
  ...faultsIn('platform/storefront/src/app.ts', 'platform/storefront/src/app.test.ts', [
    [
      'the beacons learn of the front',
      'tallies, registry, cookieKey, trustProxy, redis }',
      'tallies, registry, cookieKey, trustProxy: false, redis }',
      'TRUST_PROXY=on',
    ],
  ]),
  ...faultsIn(`${operations}/health.ts`, `${operations}/health.test.ts`, [
    ['a process that is about to end is not ready', 'if (isLeaving())', 'if (!isLeaving)'],
  ]),
  ...faultsIn('platform/server/src/shutdown.ts', 'platform/server/src/shutdown.test.ts', [
    ['what is under way is finished', 'pause(patienceMs, false', 'pause(0 * patienceMs, false'],
  ]),
  ...faultsIn(`${releases}/hosted-source.ts`, `${releases}/hosted-source.test.ts`, [
    ['a host that fails does not keep every page waiting', '        breaker.failed(key)\n', ''],
  ]),
]
