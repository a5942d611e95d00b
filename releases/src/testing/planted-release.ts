import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release, ShellRelease } from '@storefront/contract'
import { type ComposedRelease, DirectoryStore, integrityOf } from '@storefront/releases'

/** A small release of a remote that passes the gate; `react` is what it was built on. */
export function plantedRelease(name: string, version: string, react = '^19.0.0'): ComposedRelease {
  const bytes = Buffer.from(`var ${name} = "${version}"`)
  const release: Release = {
    name,
    version,
    mounts: [name],
    entry: 'entry.js',
    // Nothing here runs it: one file stands for both builds.
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

/** Publishes releases into a folder, with versions of the shell that they fit. */
export async function plant(root: string, releases: ComposedRelease[]): Promise<void> {
  for (const version of ['1.0.0', '2.0.0']) {
    const shell: ShellRelease = {
      version,
      integrity: {},
      contract: '1.0.0',
      session: '1.0.0',
      shared: { react: '19.3.1' },
      events: {},
    }
    await mkdir(join(root, '.shell', version), { recursive: true })
    await writeFile(join(root, '.shell', version, 'shell.json'), JSON.stringify(shell))
  }
  for (const release of releases) await new DirectoryStore(root).publish(release)
}
