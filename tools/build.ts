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
import { findRemotes, releasesRoot, releasesStore, remotesNamed, root } from './apps.ts'

/**
 * Builds the shell and every remote side by side, or only the remotes named, publishes each remote's release and
 * makes them live. Throws for a name that no remote has, before anything is built.
 */
export async function build(names: string[] = []): Promise<void> {
  const started = performance.now()
  const remotes = remotesNamed(await findRemotes(), names)
  const shell = join(root, 'shell')
  await compile([
    ...shellConfig(shell),
    ...remotes.flatMap(({ remote, directory }) => remoteConfig(remote, directory)),
  ])
  await publishShell(releasesRoot, join(shell, 'dist'), shellOffer(shell))

  const store = openStore(releasesStore)
  const versions: Record<string, string> = {}
  for (const { remote, directory, version } of remotes) {
    const composed = await composeRelease({ remote, directory, packageVersion: version })
    await store.publish(composed)
    versions[remote.name] = composed.release.version
  }
  await promote({ root: releasesRoot, store }, versions, releasedBy())
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const built = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
  console.log(`Built the shell and ${built.join(', ')} in ${seconds} s`)
}

if (import.meta.main) {
  await build(process.argv.slice(2))
}
