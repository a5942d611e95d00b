import { type Fault, faultsIn } from '../fault.ts'

const operations = 'shell/server/operations'

// What the two servers are told by their environment and by the front before them, and how they are run.
export const faults: Fault[] = [
  ...faultsIn(`${operations}/beacons.ts`, `${operations}/beacons.test.ts`, [
    [
      'Deliver 7: beacons are limited',
      "if (!allows(addressOf(c, trustProxy) ?? '')) return",
      "if (!allows(addressOf(c, trustProxy) ?? '') && !c) return",
    ],
    [
      'Deliver 5: behind a front each visitor has their own allowance',
      'addressOf(c, trustProxy)',
      'addressOf(c, false)',
      'an allowance of their own',
    ],
    ['Deliver 7: no text of an error', 'v.regex(/^\\w{1,40}$/)', 'v.maxLength(400)'],
    ['Deliver 7: nothing of unknown remotes', '.filter(({ remote }) => known.has(remote))', ''],
    [
      'Deliver 7: a body has a limit',
      'const maxBytes = 16 * 1024',
      'const maxBytes = 16 * 1024 * 1024',
    ],
  ]),
  ...faultsIn('shell/server/caller.ts', 'shell/server/caller.test.ts', [
    ['Deliver 5: only a configured front is believed', 'trustProxy ? last(', 'c ? last('],
    ['Deliver 5: what stands before the last entry may say anything', '.at(-1)', '.at(0)'],
    ['Deliver 5: a host is a name and a port', 'isHost.test(name)', 'name'],
    ['Deliver 5: what is no host falls back', 'URL.canParse(candidate)', 'candidate'],
    ['Deliver 5: a host may be an IPv6 address', '|\\[[0-9a-f:.]+\\]', ''],
  ]),
  ...faultsIn('provider/src/http/caller.ts', 'provider/src/http/caller.test.ts', [
    [
      'Deliver 5: the provider: only a configured front is believed',
      "trustProxy ? last(context.req.header('x-forwarded-host",
      "context ? last(context.req.header('x-forwarded-host",
    ],
    ['Deliver 5: the provider: what is no host falls back', 'URL.canParse(candidate)', 'candidate'],
  ]),
  ...faultsIn('shell/server/traveller-drafts.ts', 'shell/server/traveller-drafts.test.ts', [
    [
      'Deliver 5: behind a front with TLS the cookie is Secure',
      'originOf(c, trustProxy)',
      'originOf(c, false)',
      'the cookie travels over https',
    ],
  ]),
  ...faultsIn('shell/server/config.ts', 'shell/server/config.test.ts', [
    [
      'Deliver 5: a front is trusted where it is said so',
      "trustProxy: readSwitch('TRUST_PROXY', env.TRUST_PROXY)",
      'trustProxy: false',
      'a switch that is on',
    ],
    [
      'Deliver 5: a switch is on or off',
      "if (text === 'on' || text === 'off') return text === 'on'\n  throw",
      "if (text) return text === 'on'\n  throw",
      'an unusable variable is named',
    ],
  ]),
  ...faultsIn('provider/src/settings.ts', 'provider/src/settings.test.ts', [
    [
      'Deliver 5: the provider: a switch is on or off',
      "if (value === 'on' || value === 'off') return value === 'on'\n  throw",
      "if (value) return value === 'on'\n  throw",
      'is named',
    ],
  ]),
  ...faultsIn(
    'shell/server/app.ts',
    ['shell/server/app.test.ts', 'TRUST_PROXY=on'],
    [
      [
        'Deliver 5: the drafts’ cookie learns of the front',
        'travellerDrafts({ trustProxy })',
        'travellerDrafts({ trustProxy: false })',
      ],
      [
        'Deliver 5: the beacons learn of the front',
        'log: console.log, trustProxy }',
        'log: console.log, trustProxy: false }',
      ],
      [
        'Deliver 5: robots learn of the front',
        'robots(originOf(c, trustProxy))',
        'robots(originOf(c, false))',
      ],
    ],
  ),
  ...faultsIn('shell/server/provider-proxy.ts', 'shell/server/provider-proxy.test.ts', [
    ['Deliver 5: nobody names an address but the proxy', "  'forwarded',\n", ''],
    ['Deliver 5: nor in the header of another front', "  'x-real-ip',\n", ''],
  ]),
  ...faultsIn(`${operations}/health.ts`, `${operations}/health.test.ts`, [
    ['Deliver 7: who is about to end takes nobody new', ' && !isLeaving()', ' && !!isLeaving'],
    ['Deliver 7: who knows of no remote is not ready', 'names.length > 0', 'names.length >= 0'],
  ]),
  ...faultsIn(`${operations}/shutdown.ts`, `${operations}/shutdown.test.ts`, [
    [
      'Deliver 7: what is under way is finished',
      'pause(patienceMs, false',
      'pause(0 * patienceMs, false',
    ],
    ['Deliver 7: what hangs is given up', '!isWhole && ', '!isWhole && !server && '],
  ]),
  ...faultsIn('shell/server/release-source.ts', 'shell/server/release-source.test.ts', [
    [
      'Bounds: a host that fails is not waited for by every page',
      '        breaker.failed(key)\n',
      '',
    ],
  ]),
  ...faultsIn('tools/composition.ts', 'tools/composition.test.ts', [
    ['Releases: a canary is one remote', 'pair && others.length === 0', 'pair'],
  ]),
  ...faultsIn('tools/apps.ts', 'tools/apps.test.ts', [
    ['Releases: nobody builds what is not there', 'strangers.length > 0', 'strangers.length > 9'],
    [
      'Releases: a vertical goes by its folder’s name too',
      '[remote.name, basename(directory)]',
      '[remote.name, directory]',
    ],
  ]),
  ...faultsIn('tools/storefront-process.ts', 'tools/storefront-process.test.ts', [
    ['Deliver 7: bookings are kept where it is said', 'own.DATA_DIR || ', ''],
  ]),
]
