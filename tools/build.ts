import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { compile, remoteConfig, shellConfig } from '@storefront/federation/build'
import {
  composeRelease,
  compressFolder,
  DirectoryStore,
  promote,
} from '@storefront/federation/release'
import { findRemotes, releasesRoot, root } from './apps.ts'

/** Builds the shell and every remote side by side, publishes each remote's release and makes them live. */
export async function build(): Promise<void> {
  const started = performance.now()
  const remotes = await findRemotes()
  const shell = join(root, 'shell')
  await compile([
    ...shellConfig(shell),
    ...remotes.flatMap(({ remote, directory }) => remoteConfig(remote, directory)),
  ])
  await compressFolder(join(shell, 'dist/browser'))

  const store = new DirectoryStore(releasesRoot)
  const versions: Record<string, string> = {}
  for (const { remote, directory, version } of remotes) {
    const composed = await composeRelease({ remote, directory, packageVersion: version })
    await store.publish(composed)
    versions[remote.name] = composed.release.version
  }
  await promote(releasesRoot, versions)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
  console.log(`Built the shell and ${names.join(', ')} in ${seconds} s`)
}

if (import.meta.main) {
  if (process.argv.includes('--clean')) await rm(releasesRoot, { recursive: true, force: true })
  await build()
}
