import { type Fault, faultsIn } from '../fault.ts'

// What a page says before its first byte of JavaScript runs, and what is asked for ahead.
export const faults: Fault[] = [
  ...faultsIn(
    'shared/federation/src/build/eager-modules-plugin.ts',
    'shared/federation/src/build/eager-modules-plugin.test.ts',
    [
      ['Scripts: modules compile while they arrive', 'OPTIMIZE_SIZE + 1', 'OPTIMIZE_SIZE - 1'],
      ['Scripts: a function is still a function', "text: method ? ':(function' : '('", "text: '('"],
    ],
  ),
  ...faultsIn('shell/server/early-hints.ts', 'shell/server/early-hints.test.ts', [
    ['Early Hints: the font', 'as=font; type="font/woff2"; crossorigin', 'as=font; crossorigin'],
    ['Early Hints: scripts at low priority', '; fetchpriority=low', ''],
    ['Early Hints: the script is the shell’s', '...scripts.map(', '...fonts.map('],
  ]),
  ...faultsIn('shell/server/visitor-day.ts', 'shell/server/visitor-day.test.ts', [
    [
      'The day of the page: the visitor’s offset',
      'now.getTime() + offset',
      'now.getTime() - offset',
    ],
    ['The day of the page: no farther east than there is land', '14 * 60]', '15 * 60]'],
    ['The day of the page: no farther west', '[-12 * 60', '[-13 * 60'],
    ['The day of the page: whole numbers', '/^-?\\d+$/', '/\\d/'],
    [
      'The day of the page: the agency’s for a first visit',
      'return cancunDay(now)',
      'return now.toISOString().slice(0, 10)',
    ],
  ]),
  ...faultsIn('shell/src/page/prefetched-answers.ts', 'shell/src/page/prefetched-answers.test.ts', [
    ['Asked for ahead: serves once', '    this.kept.delete(key)\n', ''],
    ['Asked for ahead: fresh for 30 s', '<= freshMs', '<= freshMs * 2'],
    [
      'Asked for ahead: once for two hovers',
      'if (!this.isFresh(this.kept.get(key))) this.keep',
      'this.keep',
    ],
    ['Asked for ahead: a refusal serves nobody', 'response.ok ? response : null', 'response'],
    ['Asked for ahead: whoever asked may leave', 'signal: null, ', ''],
    ['Asked for ahead: who left gets nothing', '    init?.signal?.throwIfAborted()\n', ''],
    ['Asked for ahead: reads only', "method === 'GET' ? String", "method !== 'HEAD' ? String"],
    [
      'Asked for ahead: each address its own answer',
      'input.url : input)',
      "input.url : input).split('?')[0]",
    ],
  ]),
  ...faultsIn('shell/src/page/load-in-time.ts', 'shell/src/page/load-in-time.test.ts', [
    ['Code in time: what hangs is left out', 'if (module !== late) arrived', 'if (module) arrived'],
    ['Code in time: what hangs is told', '          slow.push(key)\n', ''],
    [
      'Code in time: what arrives later is not in the page',
      'const module = await within(load(remote, expose), budgetMs)',
      'const loading = load(remote, expose)\n        void loading.then((module) => arrived.set(key, module))\n        const module = await within(loading, budgetMs)',
    ],
  ]),
  ...faultsIn('shell/server/page-route.ts', 'shell/server/app.test.ts', [
    [
      'Bounds: what is left to the browser keeps no page waiting',
      'rendered: page?.boot.rendered ?? []',
      "rendered: ['flights/routes']",
      'keeps no page waiting',
    ],
    [
      'Home: its start does not wait for its content',
      "return pathname === '/'",
      'return pathname === null',
      'home starts while it is rendered',
    ],
    [
      'Home: nobody in front holds its start back',
      "c.header('x-accel-buffering', 'no')",
      '',
      'home starts while it is rendered',
    ],
  ]),
  ...faultsIn('shell/server/compression.ts', 'shell/server/compression.test.ts', [
    ['Compression: brotli leaves at once', 'flush: constants.BROTLI_OPERATION_FLUSH,', ''],
    ['Compression: gzip leaves at once', '{ flush: constants.Z_SYNC_FLUSH }', ''],
    ['Compression: what flows is not collected', "=== 'no'", '=== null'],
  ]),
  ...faultsIn('shell/server/release-source.ts', 'shell/server/app.test.ts', [
    [
      'Bounds: what a page is rendered with is on this machine',
      " || file.endsWith('.css')",
      '',
      'when their host hangs',
    ],
  ]),
  ...faultsIn('shell/server/page-assets.ts', 'shell/server/page-assets.test.ts', [
    [
      'Styles: a page starts only with those that are at hand',
      "as !== 'style' || this.styles.has(url)",
      "as !== 'style' || true",
    ],
    [
      'Styles: only the bytes that were released',
      'integrityOf(bytes) !== release.integrity[file]',
      '!release.integrity[file]',
    ],
    [
      'Styles: a file that is shown is no hint',
      '({ isHint }) => isHint)',
      '({ isHint }) => !isHint)',
    ],
  ]),
  ...faultsIn('shell/server/page-html.ts', 'shell/server/page-html.test.ts', [
    ['Hints: with their hashes', 'integrity="${integrity}"', 'data-integrity="${integrity}"'],
    [
      'Hints: scripts at low priority',
      'as="${asset.as}" fetchpriority="low"${fileAttributes',
      'as="${asset.as}"${fileAttributes',
    ],
    ['Its script: keeps nothing waiting', '" async fetchpriority', '" defer fetchpriority'],
    [
      'Its script: asked for at once',
      'as="script" fetchpriority="low" href="${url}"',
      'as="prefetch" fetchpriority="low" href="${url}"',
    ],
    [
      'Styles: in the page, marked as loaded',
      '<link rel="stylesheet" data-rspack="${asset.marker}">',
      '',
    ],
    ['Boot data cannot end its element', ".replaceAll('<', '\\\\u003c')", ''],
    [
      'Head: absolute addresses of pictures',
      "new URL(image ?? '/og-default.jpg', origin).href",
      "(image ?? '/og-default.jpg')",
    ],
    ['Head: noindex where it is asked for', '${noindex ? ', '${!noindex ? '],
    [
      'Head: a canonical address',
      'rel="canonical" href="${address}"',
      'rel="canonical" href="${pathname}"',
    ],
  ]),
  ...faultsIn('shell/src/layout/links.ts', 'shell/src/layout/links.test.ts', [
    ['A vertical that is absent is not offered', 'ownerOf(to, remotes) !== null', 'true'],
    ['A tab that is absent is not offered', 'tabs.some(({ id }) => id === tab)', 'true'],
  ]),
  ...faultsIn(
    'shared/ui/src/media/use-in-page.ts',
    'shared/ui/src/media/use-in-page.browser.test.tsx',
    [
      [
        'The server’s pictures are not rendered again',
        'useState(useIsServerMarkup())',
        'useState(useIsServerMarkup() && false)',
      ],
      [
        'Pictures are made in the page only',
        'useState(useIsServerMarkup())',
        'useState(useIsServerMarkup() || true)',
      ],
    ],
  ),
  ...faultsIn(
    'shared/federation/src/runtime/container.ts',
    'shared/federation/src/runtime/federation.browser.test.ts',
    [
      [
        'An entry that was started runs once',
        'run.attempt === 0 && started',
        'run.attempt > 9 && started',
      ],
      [
        'One that failed is asked for again',
        'run.attempt === 0 && started.get(live)',
        'started.get(live)',
      ],
    ],
  ),
  ...faultsIn('shared/router/src/link.tsx', 'shared/router/src/link.browser.test.tsx', [
    ['A click is a step within the page', 'event.preventDefault()\n    const', 'const'],
    ['The address shown is no step', 'currentTarget.href === window.location.href', 'button === 9'],
    ['A tab of its own is the browser’s', '&& !isModified ', ''],
    ['A window of its own is the browser’s', "(!target || target === '_self')", 'true'],
  ]),
  ...faultsIn('shared/router/src/loadable.tsx', 'shared/router/src/loadable.test.ts', [
    ['A page that is out is let go', 'clearTimeout(timer)', ''],
    ['A loader hears why it is stopped', 'abort.abort(signal.reason)', 'abort.abort()'],
  ]),
  ...faultsIn('shell/src/page/site-handlers.ts', 'shell/src/page/site-handlers.test.ts', [
    ['Another release has routes of its own', '...rendered, ...releases', '...rendered'],
    ['Another page has routes of its own', '[mounted, ...rendered', '[...rendered'],
    ['Code that did not come leaves no routes', ' ...rendered,', ''],
    ['What is used stays', 'this.#kept.delete(key)\n', ''],
    ['What is not used goes', 'this.#kept.size > limit', 'this.#kept.size > limit + 9'],
  ]),
  ...faultsIn(
    'shared/federation/src/build/unnamed-components-loader.ts',
    'shared/federation/src/build/unnamed-components-loader.test.ts',
    [['What nobody uses is left out', '/* @__PURE__ */ $1', '$1']],
  ),
  ...faultsIn('shared/router/src/loadable.tsx', 'shared/router/src/loadable.browser.test.tsx', [
    [
      'What the server sent is not rendered again',
      'kept.key === key && kept.settled === settled ? kept : ',
      '',
    ],
  ]),
  ...faultsIn(
    'shared/ui/src/media/picture-sources.ts',
    'shared/ui/src/media/picture-sources.test.ts',
    [
      ['Pictures say their size', '(width * 10) / 16', '(width * 9) / 16'],
      ['The portrait cut says its own size', 'height: 960', 'height: 480'],
    ],
  ),
]
