import { type Fault, faultsIn } from '../fault.ts'

const sanitize = 'shared/ui/src/sanitize'
const proof = `${sanitize}/proof/sanitize-proof.browser.test.ts`
const release = 'shared/releases/src'
const liveReleases = 'shell/server/releases'
const booking = 'shared/booking/src'
const calls = 'provider/src/routes/content.test.ts'

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
      "§2: a hotel's description is sanitised HTML",
      'await sanitizeHtml(wire.description)',
      'wire.description as Awaited<ReturnType<typeof sanitizeHtml>>',
      'a hotel is rendered',
    ],
  ]),
  ...faultsIn('tours/src/api/calls.ts', 'tours/src/api/calls.test.ts', [
    [
      "readings: a tour's description goes through the sanitiser",
      'await sanitizeHtml(wire.description)',
      'wire.description as Awaited<ReturnType<typeof sanitizeHtml>>',
    ],
  ]),
  ...faultsIn('shell/server/security-headers.ts', 'shell/server/security-headers.test.ts', [
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
    ['B21: addresses stay here', "referrerPolicy: 'strict-origin'", "referrerPolicy: 'unsafe-url'"],
  ]),
  ...faultsIn('shell/server/pages/page-html.ts', 'shell/server/pages/page-html.test.ts', [
    ['boot data cannot end its element', ".replaceAll('<', '\\\\u003c')", ''],
    ['hints carry their hashes', 'integrity="${integrity}"', 'data-integrity="${integrity}"'],
  ]),
  ...faultsIn('shell/server/pages/page-assets.ts', 'shell/server/pages/page-assets.test.ts', [
    [
      'a page carries only the bytes that were released',
      'integrityOf(bytes, release.integrity[file]) !== release.integrity[file]',
      '!release.integrity[file]',
    ],
  ]),
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
  ...faultsIn(`${liveReleases}/live-remotes.ts`, `${liveReleases}/live-remotes.test.ts`, [
    [
      'B5: an altered description is not shown',
      'if (altered.length > 0)',
      'if (altered.length > 1)',
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
  ...faultsIn('shared/server/src/address.ts', 'shared/server/src/address.test.ts', [
    ['only a configured front is believed', 'trustProxy ? lastEntry(', 'c ? lastEntry('],
    ['what stands before the last entry may say anything', '.at(-1)', '.at(0)'],
  ]),
  ...faultsIn(
    'shell/server/callers/own-addresses.ts',
    'shell/server/callers/own-addresses.test.ts',
    [
      [
        "P10: only a configured front names the site's host",
        "trustProxy ? lastEntry(c.req.header('x-forwarded-host'))",
        "c ? lastEntry(c.req.header('x-forwarded-host'))",
      ],
    ],
  ),
  ...faultsIn('provider/src/http/caller.ts', 'provider/src/http/caller.test.ts', [
    [
      'the provider believes only a configured front',
      "trustProxy ? lastEntry(context.req.header('x-forwarded-host",
      "context ? lastEntry(context.req.header('x-forwarded-host",
    ],
  ]),
  ...faultsIn('shared/server/src/address.ts', calls, [
    ['B19: a forged X-Forwarded-For is not believed', ".split(',').at(-1)", ".split(',').at(0)"],
  ]),
  ...faultsIn('shared/server/src/rate-limit.ts', calls, [
    ['B19: 429 after five', 'points: perMinute', 'points: 4 * perMinute'],
  ]),
  ...faultsIn('provider/src/http/read-request.ts', 'provider/src/routes/requests.test.ts', [
    ['B20: JSON only', "type !== 'application/json'", 'type === undefined', 'every call'],
  ]),
  ...faultsIn('shell/server/provider-proxy.ts', 'shell/server/provider-proxy.test.ts', [
    ['nobody names an address but the proxy', "  'forwarded',\n", ''],
  ]),
  ...faultsIn('shell/server/traveller-drafts.ts', 'shell/server/traveller-drafts.test.ts', [
    [
      'behind a front with TLS the cookie is Secure',
      "secure: c.get('origin').startsWith('https:')",
      'secure: false',
      'the cookie travels over https',
    ],
  ]),
  ...faultsIn('shell/server/operations/beacons.ts', 'shell/server/operations/beacons.test.ts', [
    ["no text of a visitor's error is logged", 'v.regex(/^\\w{1,40}$/)', 'v.maxLength(400)'],
    ['nothing of unknown remotes is logged', '|| known.has(one.remote)', '|| true'],
  ]),
]
