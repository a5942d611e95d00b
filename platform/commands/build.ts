import { join } from 'node:path'
import { compile, remoteConfig, shellConfig } from '@storefront/federation/build'
import { author, openReleases, releaseActions } from '@storefront/release-tools'
import { nameOf, shellName } from '@storefront/releases'
import { findRemotes, releasesAddresses, remotesNamed, root } from '../processes/apps.ts'
import { composeReleases } from '../releases/tools/build/release-remote.ts'
import { composeShell, shell } from '../releases/tools/build/release-shell.ts'
import { packPackages } from './packages.ts'

export type BuildOptions = {
  /** Apps to build: `shell` or names of remotes. Empty for all. */
  names?: string[]
  /** Author of the promotion in the registry's history. */
  by?: string
  /** Apps that are published but not made live. */
  leave?: string[]
}

/**
 * Builds the named apps in parallel, publishes them and makes them live. Adds the shell if none was ever live. Returns
 * the versions. Throws for an unknown name before it builds.
 */
export async function build({
  names = [],
  by = author(),
  leave = [],
}: BuildOptions = {}): Promise<Record<string, string>> {
  const started = performance.now()
  const named = names.filter((name) => name !== shellName)
  const all = await findRemotes()
  const remotes = names.length > 0 && named.length === 0 ? [] : remotesNamed(all, named)
  const opened = await openReleases(releasesAddresses)
  const isFirst = !(await opened.registry.read()).shell
  const withShell = isFirst || names.length === 0 || names.includes(shellName)
  await compile([
    ...(withShell ? shellConfig(shell) : []),
    ...remotes.flatMap(({ remote, directory }) => remoteConfig(remote, directory)),
  ])

  const versions: Record<string, string> = {}
  const releases = [
    ...(withShell ? [await composeShell()] : []),
    ...(await composeReleases(
      remotes.map(({ version: packageVersion, ...app }) => ({ ...app, packageVersion })),
    )),
  ]
  for (const composed of releases) {
    await opened.store.publish(composed)
    versions[nameOf(composed.release)] = composed.release.version
  }
  const live = Object.entries(versions).filter(([name]) => !leave.includes(name))
  if (live.length > 0) await releaseActions(opened).promote(Object.fromEntries(live), by)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const built = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
  console.log(`Built ${built.join(', ')} in ${seconds} s`)
  return versions
}

if (import.meta.main) {
  const names = process.argv.slice(2)
  if (names[0] === 'contract') await import('./contract.ts')
  else if (names[0] === 'packages') await packPackages(join(root, 'dist/packages'))
  else await build({ names })
}
