import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { plant, plantedRelease } from '@storefront/releases/testing'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { beforeEach, expect, test, vi } from 'vitest'
import { releaseActions } from '../actions.ts'
import { releasesInFolder } from '../open-releases.ts'
import { changeRegistry } from './change-registry.ts'
import { promoteVersions } from './changes.ts'

const root = testFolder()
const kept = () => releasesInFolder(root()).registry

const actions = () => releaseActions(releasesInFolder(root()))
const promote = (version: string) =>
  changeRegistry(releasesInFolder(root()), 'ana', promoteVersions({ flights: version }))

beforeEach(async () => {
  const versions = ['1.0.0', '1.1.0', '1.2.0']
  await plant(
    root(),
    versions.map((version) => plantedRelease('flights', version)),
  )
})

/** Keys of the described releases, and the fallbacks. */
async function live() {
  const { releases, fallbacks } = await kept().read()
  return { described: Object.keys(releases).sort(), fallbacks }
}

test('every change describes the live releases and their fallbacks', async () => {
  await promote('1.0.0')
  expect(await live()).toEqual({ described: ['flights/1.0.0'], fallbacks: {} })
  await promote('1.1.0')
  const both = ['flights/1.0.0', 'flights/1.1.0']
  const before = { 'flights/1.1.0': '1.0.0' }
  expect(await live()).toEqual({ described: both, fallbacks: before })
  await actions().canary('flights', '1.2.0', 20, 'ana')
  expect(await live()).toEqual({
    described: [...both, 'flights/1.2.0'],
    fallbacks: { ...before, 'flights/1.2.0': '1.1.0' },
  })
  await actions().rollback('flights', 'ana')
  expect(await live()).toEqual({ described: both, fallbacks: before })
  await actions().rollback('flights', 'ana')
  expect(await live()).toEqual({ described: ['flights/1.0.0'], fallbacks: {} })
  await actions().retire('flights', 'ana')
  expect(await live()).toEqual({ described: [], fallbacks: {} })
})

test('reports a release that cannot be read, and describes it with a later change', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const file = join(root(), 'flights/1.0.0/release.json')
  await rename(file, `${file}.away`)
  await promote('1.0.0')
  expect((await live()).described).toEqual([])
  const sentence = 'flights/1.0.0 cannot be read, so it is left out: release.json is missing.'
  expect(logged.mock.calls).toEqual([[sentence]])
  await rename(`${file}.away`, file)
  await promote('1.1.0')
  expect((await live()).described).toEqual(['flights/1.0.0', 'flights/1.1.0'])
})
