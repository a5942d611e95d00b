import { compile, shellConfig } from '@storefront/federation/build'
import { openStore, promote, releasedBy, shellName } from '@storefront/federation/release'
import { releasesRoot, releasesStore } from '../apps.ts'
import { publishBuiltShell, shell } from '../everyday/build.ts'

/**
 * Builds the shell and publishes it under the version in its package.json; `isLive` also makes it live. Throws when the
 * version is there with other files, or a remote that is live does not fit it.
 */
export async function releaseShell(isLive: boolean): Promise<void> {
  await compile(shellConfig(shell))
  const { version } = await publishBuiltShell({ exact: true })
  console.log(`${shellName} ${version}: published`)
  if (!isLive) return
  const place = { root: releasesRoot, store: await openStore(releasesStore) }
  const { revision } = await promote(place, { [shellName]: version }, releasedBy())
  console.log(`${shellName} ${version} is live (revision ${revision})`)
}
