import type { Registry, ShellRelease } from '@storefront/contract'
import { unlessDamaged } from '../json-file.ts'
import { type ReleaseStore, shellName } from './release-store.ts'

/** The live shell, else the one before it, else any that can be read. Throws if there is none. */
export async function liveShell(
  store: Pick<ReleaseStore, 'read' | 'versions'>,
  { shell }: Registry,
): Promise<ShellRelease> {
  const known = shell ? [shell.live, shell.lastGood ?? shell.live] : []
  for (const versions of [known, () => store.versions(shellName)]) {
    for (const version of Array.isArray(versions) ? versions : await versions()) {
      const release = await unlessDamaged(store.read(shellName, version))
      if (release) return release
    }
  }
  throw new Error('No shell was ever published: npm run build')
}
