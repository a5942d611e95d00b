import { join } from 'node:path'
import { compile, remoteConfig, shellConfig } from '@storefront/federation/build'
import {
  composeRelease,
  openStore,
  promote,
  publishShell,
  releasedBy,
  shellOffer,
} from '@storefront/federation/release'
import { findRemotes, releasesRoot, releasesStore, remotesNamed, root } from '../apps.ts'

export type BuildOptions = {
  /** The remotes to build; all of them without a name. */
  names?: string[]
  /** Who makes them live, for the registry's history. */
  by?: string
  /** Remotes that are published only. */
  leave?: string[]
}

/**
 * Builds the shell and remotes side by side, publishes each remote's release and makes them live. Answers the versions
 * built. Throws for a name that no remote has, before anything is built.
 */
export async function build({
  names = [],
  by = releasedBy(),
  leave = [],
}: BuildOptions = {}): Promise<Record<string, string>> {
  const started = performance.now()
  const remotes = remotesNamed(await findRemotes(), names)
  const shell = join(root, 'shell')
  await compile([
    ...shellConfig(shell),
    ...remotes.flatMap(({ remote, directory }) => remoteConfig(remote, directory)),
  ])
  await publishShell(releasesRoot, join(shell, 'dist'), shellOffer(shell))

  const store = await openStore(releasesStore)
  const versions: Record<string, string> = {}
  const releases = await Promise.all(
    remotes.map(({ version: packageVersion, ...app }) =>
      composeRelease({ ...app, packageVersion }),
    ),
  )
  for (const composed of releases) {
    await store.publish(composed)
    versions[composed.release.name] = composed.release.version
  }
  const live = Object.entries(versions).filter(([name]) => !leave.includes(name))
  if (live.length > 0) {
    await promote({ root: releasesRoot, store }, Object.fromEntries(live), by)
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const built = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
  console.log(`Built the shell and ${built.join(', ')} in ${seconds} s`)
  return versions
}

if (import.meta.main) {
  await build({ names: process.argv.slice(2) })
}
