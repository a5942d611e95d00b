import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@storefront/contract'
import { integrityOf } from '@storefront/releases'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { liveVersion, republish } from '../../site/release-copies.ts'
import { smokeTestBeside } from '../../site/smoke-test.ts'

const app = 'hotels'

/** Changes the text of each file whose path matches. */
type Edit = [files: RegExp, change: (text: string) => string]

/** Makes code throw where it uses these words. */
const throwsAt = (words: string) => (code: string) =>
  code.replaceAll(`"${words}"`, '(()=>{throw new TypeError("planted")})()')

const planted: [title: string, edits: Edit[], refused: RegExp[]][] = [
  [
    'faults on the server and in the browser, all at once',
    [
      [/^server\/screen-results[^/]*\.mjs$/, throwsAt('Book Now')],
      [/(^|\/)screen-summary[^/]*\.js$/, throwsAt('Room Summary')],
    ],
    [
      /hotels results \(.*\): the server could not render .*planted.*\.mjs/,
      /hotels summary \(\/hotels\/room-summary\): .*planted.*screen-summary.*\.js/,
    ],
  ],
  [
    'stylesheets that reach other pages',
    [[/(^|\/)screen-results[^/]*\.css$/, (css) => `${css}body{display:none}`]],
    [/screen-results\.css:1:\d+: "body" reaches elements/],
  ],
  [
    'a release that is 5 MB larger',
    [[/(^|\/)screen-results[^/]*\.js$/, (code) => `${code}/*${'-'.repeat(5_000_000)}*/`]],
    [/^hotels 9\.0\.0 has \d+ kB of scripts and styles, .*screen-results.*\.js, 5\d+ kB/],
  ],
]

for (const [title, edits, refused] of planted) {
  test(`the gate refuses ${title}, and the live version stays`, async ({ storefront, actions }) => {
    const { releases } = storefront
    const live = await liveVersion(releases, app)
    await republish(releases, app, '9.0.0', (release, folder) => edited(release, folder, edits))
    const promoted = actions.promote({ [app]: '9.0.0' }, 'a test', {
      smokeTest: (versions) => smokeTestBeside(storefront, versions),
    })
    const refusal = await promoted.catch((error: Error) => error.message)
    const lines = refused.map((line) => expect.stringMatching(line))
    expect(`${refusal}`.split('\n')).toEqual(lines)
    expect(await liveVersion(releases, app)).toBe(live)
    await rm(join(releases, app, '9.0.0'), { recursive: true })
  })
}

/** Edits the files of a release and updates their hashes, as a build would. */
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

  /** Writes a file, and its hash into each file that names it. */
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
