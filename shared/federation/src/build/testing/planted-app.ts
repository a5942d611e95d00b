import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const dependencies = join(import.meta.dirname, '../../../../../hotels/node_modules')

/** Makes an app with these sources, in a folder that is removed after the test. Returns its directory. */
export async function plantedApp(sources: Record<string, string>): Promise<string> {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'app-')))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const directory = join(parent, 'plain')
  await mkdir(join(directory, 'src'), { recursive: true })
  await symlink(dependencies, join(directory, 'node_modules'))
  await writeFile(join(directory, 'package.json'), '{"type":"module","version":"1.0.0"}')
  for (const [file, source] of Object.entries(sources))
    await writeFile(join(directory, 'src', file), source)
  return directory
}
