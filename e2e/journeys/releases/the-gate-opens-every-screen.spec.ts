import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@storefront/contract'
import { folderPlace, integrityOf, releaseDesk } from '@storefront/releases'
import { look } from '../../../platform/releases/service/src/look/look.ts'
import { expect, test } from '../../fixtures.ts'
import { releaseAgain } from '../../site/release-copies.ts'

test.use({ site: { ownReleases: true } })
test.skip(({ isMobile }) => isMobile === true, 'versions know no width')

/** A change of the text of each file that matches. */
type Edit = [files: RegExp, change: (text: string) => string]

const inBrowser = (screen: string) => new RegExp(`(^|/)screen-${screen}[^/]*\\.js$`)
const onServer = (screen: string) => new RegExp(`^server/screen-${screen}[^/]*\\.mjs$`)

/** Throws where a card or a page has its words. */
const throwsAt = (words: string) => (code: string) =>
  code.replaceAll(`"${words}"`, '(()=>{throw new TypeError("planted")})()')

type Planted = {
  title: string
  app?: string
  edits?: Edit[]
  change?: (release: Release) => Partial<Release>
  refused: RegExp
}

const planted: Planted[] = [
  {
    title: 'a card that throws',
    edits: [
      [inBrowser('results'), throwsAt('Select')],
      [onServer('results'), throwsAt('Select')],
    ],
    refused: /flights results \(.*\).*: the server could not render .*planted.*\.mjs/,
  },
  {
    title: 'a card that throws on the server',
    app: 'hotels',
    edits: [[onServer('results'), throwsAt('Book Now')]],
    refused: /hotels results \(.*\).*: the server could not render .*planted.*\.mjs/,
  },
  {
    title: 'a card that throws in the browser',
    edits: [[inBrowser('results'), throwsAt('Select')]],
    refused: /flights results \(.*\).*: .*planted.*screen-results.*\.js/,
  },
  {
    title: 'a summary that throws',
    edits: [[inBrowser('summary'), throwsAt('Flight Summary')]],
    refused: /flights summary \(\/flights\/summary\): .*planted.*screen-summary.*\.js/,
  },
  {
    title: 'window at module level',
    edits: [[/^server\/server\.mjs$/, (code) => `${code}\nwindow.planted = true`]],
    refused: /flights form \(.*\) and \d more: the server could not render .*window is not defined/,
  },
  {
    title: '5 MB more',
    edits: [[inBrowser('results'), (code) => `${code}/*${'-'.repeat(5_000_000)}*/`]],
    refused: /^flights 9\.0\.0 has \d+ kB of scripts and styles, .* has \d+ kB: at most \d+ kB/,
  },
  {
    title: 'a screen that takes 20 s',
    edits: [
      [inBrowser('results'), (code) => `for(const t=Date.now();Date.now()-t<20000;);${code}`],
    ],
    refused: /flights results \(.*\).*: it has not come to life after 10 s in the browser/,
  },
  {
    title: 'a screen that is not there',
    change: ({ samples }) => ({ samples: { ...samples, failed: { address: '/flights/none' } } }),
    refused: /flights failed \(\/flights\/none\): the server answers 404/,
  },
]

for (const { title, app = 'flights', edits = [], change, refused } of planted) {
  test(`${title} is refused in one sentence, and never live`, async ({
    storefront: { releases },
  }) => {
    const desk = releaseDesk(folderPlace(releases))
    const live = await desk.live(app)
    await releaseAgain(releases, app, '9.0.0', (release, folder) =>
      edited({ ...release, ...change?.(release) }, folder, edits),
    )
    const started = performance.now()
    const refusal = await desk
      .promote({ [app]: '9.0.0' }, 'a test', { look: (versions) => look(desk, versions) })
      .then(
        () => null,
        (error: Error) => error.message,
      )
    console.log(`${title}: ${refusal} · ${((performance.now() - started) / 1000).toFixed(1)} s`)
    expect(refusal).toMatch(refused)
    expect(refusal?.split('\n')).toHaveLength(1)
    expect(await desk.live(app)).toBe(live)
  })
}

test('a healthy change goes live, looked at once', async ({ storefront: { releases } }) => {
  const desk = releaseDesk(folderPlace(releases))
  await releaseAgain(releases, 'flights', '9.1.0')
  let said = ''
  const options = {
    look: async (versions: Record<string, string>) => (said = await look(desk, versions)),
  }
  await desk.promote({ flights: '9.1.0' }, 'a test', options)
  console.log(said)
  expect(said).toMatch(/^5 pages rendered by a server and opened in a browser, in [\d.]+ s$/)
  said = 'not again'
  await desk.promote({ flights: '9.1.0' }, 'a test', options)
  expect(said).toBe('not again')
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
