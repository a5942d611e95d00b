import { type Fault, faultsIn } from '../fault.ts'

const sanitize = 'shared/ui/src/sanitize'
const proof = `${sanitize}/proof/sanitize-proof.browser.test.ts`
const release = 'platform/releases/core/src'
const liveReleases = 'platform/storefront/src/releases'
const booking = 'shared/booking/src'
const calls = 'platform/provider/src/routes/content.test.ts'

// What keeps hostile HTML, scripts, addresses and callers out (rows B1–B21 of the hardening table).
export const security: Fault[] = [
  ...faultsIn(`${sanitize}/browser.ts`, proof, [
    [
      'B1: the browser sanitises',
      'return purify(html)',
      'void purify; return html as SafeHtmlText',
      'nothing outside the allow-list',
    ],
  ]),
  ...faultsIn(`${sanitize}/server.ts`, proof, [
    [
      'B1: the server sanitises',
      'asBrowsersWrite(sanitize(html, options))',
      'asBrowsersWrite(html)',
      'nothing outside the allow-list',
    ],
  ]),
  ...faultsIn('hotels/src/api/calls.ts', 'hotels/src/exposed/routes.test.tsx', [
    [
      "a hotel's description is sanitised HTML",
      'await sanitizeHtml(wire.description)',
      'wire.description as Awaited<ReturnType<typeof sanitizeHtml>>',
      'a hotel is rendered',
    ],
  ]),
  ...faultsIn('tours/src/api/calls.ts', 'tours/src/api/calls.test.ts', [
    [
      "a tour's description goes through the sanitiser",
      'await sanitizeHtml(wire.description)',
      'wire.description as Awaited<ReturnType<typeof sanitizeHtml>>',
    ],
  ]),
  ...faultsIn(
    'platform/storefront/src/security-headers.ts',
    'platform/storefront/src/security-headers.test.ts',
    [
      [
        'B3: no inline script',
        `scriptSrc: ["'self'", ...remotes]`,
        `scriptSrc: ["'self'", "'unsafe-inline'", ...remotes]`,
      ],
      [
        'B3: no text as code',
        `scriptSrc: ["'self'", ...remotes]`,
        `scriptSrc: ["'self'", "'unsafe-eval'", ...remotes]`,
      ],
      ['B3: Trusted Types are enforced', `requireTrustedTypesFor: ["'script'"],`, ''],
      ['B21: nobody frames a page', "xFrameOptions: 'DENY'", 'xFrameOptions: false'],
      [
        'B21: addresses stay here',
        "referrerPolicy: 'strict-origin'",
        "referrerPolicy: 'unsafe-url'",
      ],
    ],
  ),
  ...faultsIn(
    'platform/storefront/src/pages/page-html.ts',
    'platform/storefront/src/pages/page-html.test.ts',
    [
      ['boot data cannot end its element', ".replaceAll('<', '\\\\u003c')", ''],
      ['hints carry their hashes', 'integrity="${integrity}"', 'data-integrity="${integrity}"'],
    ],
  ),
  ...faultsIn(
    'platform/storefront/src/pages/page-assets.ts',
    'platform/storefront/src/pages/page-assets.test.ts',
    [
      [
        'a page carries only the bytes that were released',
        'integrityOf(bytes, release.integrity[file]) !== release.integrity[file]',
        '!release.integrity[file]',
      ],
    ],
  ),
  ...faultsIn(`${release}/integrity.ts`, `${release}/loose-files.test.ts`, [
    ['B5: a file stays in its release', '!ownFile.test(file) || ', ''],
  ]),
  ...faultsIn(`${release}/gate/gate.ts`, `${release}/release-desk.test.ts`, [
    [
      'B5: a release without hashes never goes live',
      '        ...alteredDescription(what, release, pinned),\n',
      '',
    ],
  ]),
  ...faultsIn(`${release}/registry/published.ts`, `${release}/registry/published.test.ts`, [
    [
      'B5: what was published and altered is not used',
      'what === releaseFolder(release.name, release.version) && !isAltered(registry, release)',
      'what === releaseFolder(release.name, release.version)',
    ],
  ]),
  ...faultsIn(`${release}/registry/published.ts`, `${liveReleases}/live-remotes.test.ts`, [
    [
      'B5: an altered description is not shown',
      'if (altered.length > 0) throw',
      'if (altered.length > 9) throw',
    ],
  ]),
  ...faultsIn(`${booking}/payment/redirect.ts`, `${booking}/payment/redirect.test.ts`, [
    [
      'B14: only listed hosts',
      'host.trim().toLowerCase() === url.host',
      'url.host.endsWith(host.trim().toLowerCase())',
    ],
    ['B14: no credentials, no look-alikes', 'if (!namesItsHost(address, url)) return null', ''],
  ]),
  ...faultsIn(
    `${booking}/payment/booking-browser.ts`,
    `${booking}/summary/SummaryPage.browser.test.tsx`,
    [
      [
        'B15: the chat cannot reach back',
        'opened.opener = null',
        '',
        'the chat opens with no way back',
      ],
    ],
  ),
  ...faultsIn('platform/server/src/address.ts', 'platform/server/src/address.test.ts', [
    ['only a configured front is believed', 'trustProxy ? lastEntry(', 'c ? lastEntry('],
    ['what stands before the last entry may say anything', '.at(-1)', '.at(0)'],
  ]),
  ...faultsIn(
    'platform/storefront/src/callers/own-addresses.ts',
    'platform/storefront/src/callers/own-addresses.test.ts',
    [
      [
        "P10: only a configured front names the site's host",
        "trustProxy ? lastEntry(c.req.header('x-forwarded-host'))",
        "c ? lastEntry(c.req.header('x-forwarded-host'))",
      ],
    ],
  ),
  ...faultsIn('platform/provider/src/http/caller.ts', 'platform/provider/src/http/caller.test.ts', [
    [
      'the provider believes only a configured front',
      "trustProxy ? lastEntry(context.req.header('x-forwarded-host",
      "context ? lastEntry(context.req.header('x-forwarded-host",
    ],
  ]),
  ...faultsIn('platform/server/src/address.ts', calls, [
    ['B19: a forged X-Forwarded-For is not believed', ".split(',').at(-1)", ".split(',').at(0)"],
  ]),
  ...faultsIn('platform/server/src/rate-limit.ts', calls, [
    ['B19: 429 after five', 'points: perMinute', 'points: 4 * perMinute'],
  ]),
  ...faultsIn(
    'platform/provider/src/http/read-request.ts',
    'platform/provider/src/routes/requests.test.ts',
    [['B20: JSON only', "type !== 'application/json'", 'type === undefined', 'every call']],
  ),
  ...faultsIn(
    'platform/storefront/src/provider-proxy.ts',
    'platform/storefront/src/provider-proxy.test.ts',
    [['nobody names an address but the proxy', "  'forwarded',\n", '']],
  ),
  ...faultsIn(
    'platform/storefront/src/traveller-drafts.ts',
    'platform/storefront/src/traveller-drafts.test.ts',
    [
      [
        'behind a front with TLS the cookie is Secure',
        "secure: c.get('origin').startsWith('https:')",
        'secure: false',
        'the cookie travels over https',
      ],
    ],
  ),
  ...faultsIn(
    'platform/storefront/src/operations/beacons.ts',
    'platform/storefront/src/operations/beacons.test.ts',
    [
      ["no text of a visitor's error is logged", 'v.regex(/^\\w{1,40}$/)', 'v.maxLength(400)'],
      [
        'nothing of unknown remotes is logged',
        '|| apps.get(one.remote)?.versions.includes(one.version)',
        '|| true',
      ],
    ],
  ),
]
