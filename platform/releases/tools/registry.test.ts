import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { plant, plantedRelease } from '@storefront/releases/testing'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { beforeEach, expect, test } from 'vitest'
import { root } from '../../processes/apps.ts'
import { releaseActions } from './actions.ts'
import { openReleases, registryName, releasesInFolder } from './open-releases.ts'
import { takeFrom } from './take-from.ts'

const folder = testFolder()
const staging = () => join(folder(), 'staging')

const planted = ['1.0.0', '1.1.0'].map((version) => plantedRelease('flights', version))

beforeEach(async () => {
  await plant(staging(), planted)
  const { promote } = releaseActions(releasesInFolder(staging()))
  await promote({ shell: '1.0.0', flights: '1.0.0' }, 'ana')
})

/** Runs the command on staging, as platform/run.mjs does. */
function onStaging(...args: string[]) {
  const program = [
    '--import',
    pathToFileURL(join(root, 'platform/processes/say-refusals.ts')).href,
    join(root, 'platform/releases/tools/registry.ts'),
  ]
  const own = { REGISTRY_URL: '', RELEASE_STORE: '', RELEASES_DIR: staging(), TMPDIR: folder() }
  const env = { ...process.env, ...own }
  return promisify(execFile)(process.execPath, [...program, ...args], { env })
}

test('prints a refusal as one sentence, a change as one line with author and reason', async () => {
  await expect(onStaging('promote', 'flights=7.0.0')).rejects.toMatchObject({
    code: 1,
    stderr: 'flights 7.0.0 was never released. There is 1.0.0, 1.1.0.\n',
  })
  const { stdout } = await onStaging('retire', 'flights', '--reason', 'sold out')
  expect(stdout).toMatch(/^2 {2}\S+ {2}\S+ {2}retire flights 1\.0\.0 → – {2}\(sold out\)\n$/)
})

test('Ctrl-C during a smoke test changes nothing and leaves nothing behind', async () => {
  const sites = async () =>
    (await readdir(folder())).filter((name) => name.startsWith('smoke-test-'))
  const promoting = onStaging('promote', 'flights=1.1.0')
  const stderr = 'Interrupted: nothing was changed.\n'
  const interrupted = expect(promoting).rejects.toMatchObject({ code: 1, stderr })
  await expect.poll(sites).toHaveLength(1)
  promoting.child.kill('SIGINT')
  await interrupted
  expect(await sites()).toEqual([])
  const { remotes } = await releasesInFolder(staging()).registry.read()
  expect(remotes.flights?.live).toBe('1.0.0')
})

test('promotes the live versions of staging in an empty registry with another store', async () => {
  const name = registryName(staging(), staging())
  const from = { ...(await openReleases({ registry: staging(), store: staging() })), name }
  const to = releasesInFolder(join(folder(), 'production'))
  await releaseActions(to).promote(await takeFrom(from, to.store, []), 'ana')
  const { remotes, shell } = await to.registry.read()
  expect([remotes.flights?.live, shell?.live]).toEqual(['1.0.0', '1.0.0'])
  expect(await to.store.read('flights', '1.0.0')).toEqual(planted[0]?.release)
  await expect(takeFrom(from, to.store, ['hotels'])).rejects.toThrow(
    `hotels is not live in ${name}.`,
  )
})

test('names a registry without its password', () => {
  expect(registryName('postgres://shop:secret@db:5432/live', 's3://releases')).toBe('db:5432/live')
  expect(registryName('postgres://db/live?options=-c%20search_path%3Da', '/r')).toBe(
    'db/live -c search_path=a',
  )
  expect(registryName('/srv/staging', '/srv/releases')).toBe('../staging')
})
