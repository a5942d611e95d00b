import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plantShell } from '../testing/planted-release.ts'
import { testFolder } from '../testing/test-folder.ts'
import { DirectoryStore } from './directory-store.ts'
import { liveShell } from './live-shell.ts'

const root = testFolder()

async function live(version?: string, lastGood = version): Promise<string> {
  const shell = version
    ? { shell: { live: version, lastGood: lastGood ?? version, versions: [] } }
    : {}
  const registry = { revision: 1, remotes: {}, ...shell }
  return (await liveShell(new DirectoryStore(root()), registry)).version
}

test.each(['', '{"contract":7}'])(
  'falls back to the last good shell if the live shell.json is %j, and to any shell if none is live',
  async (text) => {
    for (const version of ['1.0.0', '2.0.0']) await plantShell(root(), { version })
    expect(await live('2.0.0')).toBe('2.0.0')
    await writeFile(join(root(), '.shell/2.0.0/shell.json'), text)
    expect(await live('2.0.0', '1.0.0')).toBe('1.0.0')
    expect(await live()).toBe('1.0.0')
  },
)
