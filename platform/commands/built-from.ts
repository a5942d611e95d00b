import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releasesAddresses, root } from '../processes/apps.ts'

/** Folders that a build reads besides the verticals. */
const others = ['shell', 'shared', 'platform/releases/live/src', 'platform/releases/tools/build']

/** Hash of all sources of the releases, the lockfile and the release addresses. An unchanged hash needs no build. */
export function builtFrom(verticals: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(releasesAddresses))
  hash.update(readFileSync(join(root, 'pnpm-lock.yaml')))
  for (const folder of [...others.map((name) => join(root, name)), ...verticals]) {
    const exclude = (name: string) => name === 'node_modules' || name === 'dist'
    for (const file of globSync('**/*', { cwd: folder, exclude }).sort()) {
      const path = join(folder, file)
      if (statSync(path).isFile()) hash.update(path).update(readFileSync(path))
    }
  }
  return hash.digest('hex')
}

/** Mark beside the releases of a build: the hash of their sources. */
export function builtMark(releases: string, sources: string) {
  const file = join(releases, '.built-from')
  return {
    isCurrent: existsSync(file) && readFileSync(file, 'utf8') === sources,
    write: () => writeFileSync(file, sources),
  }
}
