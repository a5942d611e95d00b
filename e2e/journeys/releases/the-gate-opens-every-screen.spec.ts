import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Release } from '@storefront/contract'
import { releaseActions, releasesInFolder } from '@storefront/release-tools'
import { integrityOf } from '@storefront/releases'
import { smokeTest } from '../../../platform/releases/tools/smoke-test/smoke-test.ts'
import { startProvider } from '../../site/own-provider.ts'
import {
  copyReleases,
  liveVersion,
  releaseAgain,
  releaseShellAgain,
} from '../../site/release-copies.ts'

let releases = ''
let stop: () => Promise<void>
test.beforeAll(async () => {
  releases = await copyReleases()
  const provider = await startProvider()
  // Sites that are looked at share it: filling a database takes longer than a look.
  process.env.PROVIDER_URL = provider.url
  stop = provider.stop
})
test.afterAll(async () => {
  delete process.env.PROVIDER_URL
  await stop()
  await rm(releases, { recursive: true })
})

/** A change of the text of each file that matches. */
type Edit = [files: RegExp, change: (text: string) => string]

const inBrowser = (screen: string) => new RegExp(`(^|/)screen-${screen}[^/]*\\.js$`)
const onServer = (screen: string) => new RegExp(`^server/screen-${screen}[^/]*\\.mjs$`)

/** Throws where a card or a page has its words. */
const throwsAt = (words: string) => (code: string) =>
  code.replaceAll(`"${words}"`, '(()=>{throw new TypeError("planted")})()')

type Planted = {
  title: string
  edits?: Edit[]
  change?: (release: Release) => Partial<Release>
  refused: RegExp
}

/** Two verticals: words of a card, of the summary, and its address. */
const apps = {
  flights: { card: 'Select', summary: 'Flight Summary', at: '/flights/summary' },
  hotels: { card: 'Book Now', summary: 'Room Summary', at: '/hotels/room-summary' },
}
type App = keyof typeof apps

const plantedIn = (app: App): Planted[] => [
  {
    title: 'a card that throws',
    edits: [
      [inBrowser('results'), throwsAt(apps[app].card)],
      [onServer('results'), throwsAt(apps[app].card)],
    ],
    refused: RegExp(`${app} results \\(.*\\).*: the server could not render .*planted.*\\.mjs`),
  },
  {
    title: 'a card that throws on the server',
    edits: [[onServer('results'), throwsAt(apps[app].card)]],
    refused: RegExp(`${app} results \\(.*\\).*: the server could not render .*planted.*\\.mjs`),
  },
  {
    title: 'a card that throws in the browser',
    edits: [[inBrowser('results'), throwsAt(apps[app].card)]],
    refused: RegExp(`${app} results \\(.*\\).*: .*planted.*screen-results.*\\.js`),
  },
  {
    title: 'a summary that throws',
    edits: [[inBrowser('summary'), throwsAt(apps[app].summary)]],
    refused: RegExp(`${app} summary \\(${apps[app].at}\\): .*planted.*screen-summary.*\\.js`),
  },
  {
    title: 'window at module level',
    edits: [[/^server\/server\.mjs$/, (code) => `${code}\nwindow.planted = true`]],
    refused: RegExp(
      `${app} form \\(.*\\) and \\d more: the server could not render .*window is not defined`,
    ),
  },
  {
    title: '5 MB more',
    edits: [[inBrowser('results'), (code) => `${code}/*${'-'.repeat(5_000_000)}*/`]],
    refused: RegExp(
      `^${app} 9\\.0\\.0 has \\d+ kB of scripts and styles, .*screen-results.*\\.js, 5\\d+ kB.* has \\d+ kB: at most \\d+ kB`,
    ),
  },
  {
    title: 'a screen that takes 20 s',
    edits: [
      [inBrowser('results'), (code) => `for(const t=Date.now();Date.now()-t<20000;);${code}`],
    ],
    refused: RegExp(
      `${app} results \\(.*\\): it .* after 10 s in the browser, in .*screen-results.*\\.js`,
    ),
  },
  {
    title: 'a screen that is not there',
    change: ({ samples }) => ({ samples: { ...samples, failed: { address: `/${app}/none` } } }),
    refused: RegExp(`${app} failed \\(/${app}/none\\): the server answers 404`),
  },
]

// Every fault in the one, and one of them in the other; HARDENING: every fault in both.
const planted = (Object.keys(apps) as App[]).flatMap((app) =>
  plantedIn(app)
    .filter(
      ({ title }) =>
        process.env.HARDENING ||
        (app === 'hotels') === (title === 'a card that throws on the server'),
    )
    .map((one) => ({ app, ...one })),
)

for (const { title, app, edits = [], change, refused } of planted) {
  test(`${app}: ${title} is refused in one sentence, and never live`, async () => {
    const opened = releasesInFolder(releases)
    const actions = releaseActions(opened)
    const live = await liveVersion(releases, app)
    await releaseAgain(releases, app, '9.0.0', (release, folder) =>
      edited({ ...release, ...change?.(release) }, folder, edits),
    )
    const started = performance.now()
    const refusal = await actions
      .promote({ [app]: '9.0.0' }, 'a test', {
        smokeTest: (versions) => smokeTest(opened, versions),
      })
      .then(
        () => null,
        (error: Error) => error.message,
      )
    console.log(`${title}: ${refusal} · ${((performance.now() - started) / 1000).toFixed(1)} s`)
    expect(refusal).toMatch(refused)
    expect(refusal?.split('\n')).toHaveLength(1)
    expect(await liveVersion(releases, app)).toBe(live)
  })
}

test('a healthy change goes live, tested once', async () => {
  const opened = releasesInFolder(releases)
  const actions = releaseActions(opened)
  await releaseAgain(releases, 'flights', '9.1.0')
  let outcome = ''
  const options = {
    smokeTest: async (versions: Record<string, string>) =>
      (outcome = await smokeTest(opened, versions)),
  }
  await actions.promote({ flights: '9.1.0' }, 'a test', options)
  console.log(outcome)
  expect(outcome).toMatch(/^5 pages rendered by a server and opened in a browser, in [\d.]+ s$/)
  outcome = 'not again'
  await actions.promote({ flights: '9.1.0' }, 'a test', options)
  expect(outcome).toBe('not again')
})

test('a healthy shell goes live once all screens of all remotes were opened', async () => {
  const opened = releasesInFolder(releases)
  const actions = releaseActions(opened)
  await releaseShellAgain(releases, '99.1.0')
  let outcome = ''
  await actions.promote({ shell: '99.1.0' }, 'a test', {
    smokeTest: async (versions) => (outcome = await smokeTest(opened, versions)),
  })
  console.log(`shell: ${outcome}`)
  expect(outcome).toMatch(/^\d\d pages rendered by a server and opened in a browser, in [\d.]+ s$/)
})

/** The release with its files edited, as a build would have made it. */
async function edited(release: Release, folder: string, edits: Edit[]): Promise<Release> {
  const integrity = { ...release.integrity }
  for (const [files, change] of edits) {
    const found = Object.keys(integrity).filter((file) => files.test(file))
    expect(found, String(files)).not.toEqual([])
    for (const file of found) {
      const before = await readFile(join(folder, file), 'utf8')
      const text = change(before)
      expect(text, `${file} is changed`).not.toBe(before)
      await write(file, text)
    }
  }
  return { ...release, integrity }

  /** Writes a file, and its hash wherever another one names it. */
  async function write(file: string, text: string): Promise<void> {
    const before = integrity[file] ?? ''
    const hash = integrityOf(Buffer.from(text))
    await writeFile(join(folder, file), text)
    await rm(join(folder, `${file}.br`), { force: true })
    integrity[file] = hash
    for (const other of Object.keys(integrity).filter((name) => /\.m?js$/.test(name))) {
      const code = await readFile(join(folder, other), 'utf8')
      if (code.includes(before)) await write(other, code.replaceAll(before, hash))
    }
  }
}
