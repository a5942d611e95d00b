import { type Fault, faultsIn } from '../fault.ts'

const sanitize = 'shared/ui/src/sanitize'
const proof = `${sanitize}/proof/sanitize-proof.browser.test.ts`
const headers = 'shell/server/security-headers.test.ts'
const booking = 'shared/booking/src'
const anyAnswer = 'tools/hardening/any-answer.test.ts'
const queries = 'tools/hardening/hostile-queries.test.ts'
const release = 'shared/federation/src/release'
const container = 'shared/federation/src/container'
const everyFault = 'tools/hardening/every-fault-of-every-call.test.ts'

// One or more for each row of tools/hardening/rows/browser.ts that Vitest proves.
export const faults: Fault[] = [
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
  ...faultsIn('shell/server/security-headers.ts', headers, [
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
  ...faultsIn(
    'shared/federation/src/runtime/trust-scripts.ts',
    'shared/federation/src/runtime/trust-scripts.test.ts',
    [
      [
        'B5: a script comes from below a release',
        'href.startsWith(new URL(base, page).href)',
        'href.startsWith(new URL(base, page).origin)',
      ],
    ],
  ),
  ...faultsIn(`${release}/loose-files.ts`, `${release}/loose-files.test.ts`, [
    [
      'B5: a file without its hash is known',
      "!hash.test(integrity[file] ?? '')",
      'integrity[file] === ""',
    ],
    ['B5: a file stays in its release', '!ownFile.test(file) || ', ''],
  ]),
  ...faultsIn('shell/server/live-remotes.ts', 'shell/server/live-remotes.test.ts', [
    [
      'B5: a release without hashes is not shown',
      'if (loose.length > 0) throw',
      'if (!loose) throw',
    ],
    [
      'B5: an altered description is not shown',
      'if (pinned && pinned !== descriptionIntegrity(release))',
      'if (pinned && !descriptionIntegrity(release))',
    ],
  ]),
  ...faultsIn(`${release}/go-live.ts`, `${release}/go-live.test.ts`, [
    ['B5: a release without hashes never goes live', '...loose, ', ''],
  ]),
  ...faultsIn(`${container}/consume-shared.ts`, `${container}/consume-shared.test.ts`, [
    [
      'B6: what does not fit is not handed out in parts',
      'Object.values(moduleIdToConsumeDataMapping).forEach(versionOf)',
      '',
    ],
    ['B6: a remote ahead of the shell is refused', '(minor || patch) < 0', 'minor < -9'],
  ]),
  ...faultsIn('shared/http/src/client.ts', everyFault, [
    ['B7: a refusal is no answer', 'if (!response.ok) throw', 'if (response.status > 599) throw'],
    ['B7: what cannot be read is no answer', "if (method === 'POST') return text", 'return text'],
  ]),
  ...faultsIn('tours/src/api/calls.ts', everyFault, [
    [
      'B7: what says nothing is an empty list',
      'return readList(tour, body, path).map(toTrip)',
      'return [...readList(tour, body, path).map(toTrip), {} as never]',
    ],
  ]),
  ...faultsIn('content/src/domain/map-url.ts', everyFault, [
    [
      'B7: what says nothing has no map',
      'return data === undefined ? null',
      "return data === undefined ? 'about:blank'",
    ],
  ]),
  ...faultsIn('shared/catalogue/src/destinations/search-destinations.ts', everyFault, [
    ['B7: a lookup that fails is an empty list', '    return []\n', '    throw error\n'],
  ]),
  ...faultsIn('shared/http/src/read.ts', anyAnswer, [
    [
      'B8: a bad record drops itself, not the list',
      'return result.success ? [result.output] : []',
      "if (!result.success) throw new MalformedAnswerError(path, 'record')\n    return [result.output]",
      'a bad record drops itself',
    ],
    [
      'B8: an answer that does not fit is refused',
      'if (result.success) return result.output\n',
      'return result.output as never\n',
      'arbitrary answers',
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
  ...faultsIn('content/src/domain/map-url.ts', 'content/src/domain/map-url.test.ts', [
    ['B14: maps over https only', "protocol === 'https:' && ", ''],
  ]),
  ...faultsIn('shared/domain/src/whatsapp.ts', 'shared/domain/src/whatsapp.test.ts', [
    ['B15: a lone surrogate does not throw', 'text.toWellFormed()', 'text'],
  ]),
  ...faultsIn('shared/domain/src/stays/stay-search.ts', queries, [
    [
      'B18: an address may say anything',
      "params.get('destination')?.trim() ?? ''",
      "decodeURIComponent(params.get('destination')?.trim() ?? '')",
      'hostile queries',
    ],
  ]),
  ...faultsIn('shared/domain/src/travellers.ts', 'shared/domain/src/travellers.test.ts', [
    [
      'B18: counts of an address are capped',
      'Math.min(maxTravellersFromUrl, Math.max(minTravellers[band], Number(text)))',
      'Math.max(minTravellers[band], Number(text))',
    ],
  ]),
  ...faultsIn(
    `${booking}/recap/booking-reference.ts`,
    `${booking}/outcome/outcome.browser.test.tsx`,
    [
      [
        'B13: an address opened by hand proves nothing',
        '/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(reference) ? reference : null',
        'reference',
        'success opened by hand',
      ],
    ],
  ),
  ...faultsIn(
    `${booking}/payment/booking-browser.ts`,
    `${booking}/summary/SummaryFrame.browser.test.tsx`,
    [
      [
        'B15: the chat cannot reach back',
        'opened.opener = null',
        '',
        'the chat opens with no way back',
      ],
      [
        'B15: a blocked window leaves a link',
        'if (!opened) return false',
        'if (!opened) return true',
        'a blocked window leaves',
      ],
    ],
  ),
  ...faultsIn(`${booking}/payment/useBusy.ts`, `${booking}/summary/SummaryFrame.browser.test.tsx`, [
    [
      'B17: never stuck on "Processing..."',
      'if (event.persisted) end()',
      'void event',
      'coming back to a page',
    ],
  ]),
]
