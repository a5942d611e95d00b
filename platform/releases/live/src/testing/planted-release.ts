import type { Release, ShellRelease } from '@storefront/contract'
import { shellSeam } from '@storefront/contract/releases'
import { integrityOf } from '../integrity.ts'
import { DirectoryStore } from '../store/directory-store.ts'
import type { ComposedRelease } from '../store/release-store.ts'

/** A small release of a remote that passes the gate; `react` is the range of versions that it was built on. */
export function plantedRelease(name: string, version: string, react = '^19.0.0'): ComposedRelease {
  const bytes = Buffer.from(`var ${name} = "${version}"`)
  const release: Release = {
    name,
    version,
    mounts: [name],
    entry: 'entry.js',
    // No test runs it: one file is used for both builds.
    server: 'entry.js',
    exposes: { './routes': { js: [], css: [] } },
    screens: {},
    integrity: { 'entry.js': integrityOf(bytes) },
    builtOn: {
      contract: '1.0.0',
      session: '1.0.0',
      shared: { react },
      publishes: {},
      reads: {},
      imports: { react: ['useState'] },
    },
  }
  return { release, files: new Map([['entry.js', bytes]]) }
}

/** Publishes releases into a folder, with two versions of the shell that they fit. */
export async function plant(root: string, releases: ComposedRelease[]): Promise<void> {
  for (const version of ['1.0.0', '2.0.0']) await plantShell(root, { version })
  for (const release of releases) await new DirectoryStore(root).publish(release)
}

/** Puts a version of the shell into a folder of releases: 1.0.0 without `changes`. */
export async function plantShell(root: string, changes: Partial<ShellRelease> = {}): Promise<void> {
  const shell: ShellRelease = {
    version: '1.0.0',
    seam: shellSeam,
    integrity: {},
    contract: '1.0.0',
    session: '1.0.0',
    shared: { react: '19.3.1' },
    names: { react: ['useState'] },
    events: {},
    ...changes,
  }
  await new DirectoryStore(root).publish({ release: shell, files: new Map() })
}
