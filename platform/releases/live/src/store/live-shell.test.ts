import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderPlace } from '../place.ts'
import { promoteVersions } from '../registry/registry-changes.ts'
import { plantShell } from '../testing/planted-release.ts'
import { testFolder } from '../testing/test-folder.ts'
import { liveShell } from './live-shell.ts'

const root = testFolder()

async function live(): Promise<string> {
  const { store, registry } = folderPlace(root())
  return (await liveShell(store, await registry.read())).version
}
const goesLive = (version: string) =>
  folderPlace(root()).registry.change('ana', promoteVersions({ shell: version }))

test('a shell that was never published is an error, not an empty page', async () => {
  await expect(live()).rejects.toThrow('No shell was ever published')
})

test('nothing is live by being published', async () => {
  await plantShell(root())
  await goesLive('1.0.0')
  await plantShell(root(), { version: '2.0.0' })
  expect(await live()).toBe('1.0.0')
})

test.each(['', '{', '{"contract":7}'])(
  'P6: where the live shell.json says %j, the shell before it is live',
  async (text) => {
    for (const version of ['1.0.0', '2.0.0']) {
      await plantShell(root(), { version })
      await goesLive(version)
    }
    await writeFile(join(root(), '.shell/2.0.0/shell.json'), text)
    expect(await live()).toBe('1.0.0')
    for (const part of ['published.json.d', 'history'])
      await rm(join(root(), part), { recursive: true })
    expect(await live()).toBe('1.0.0')
  },
)
