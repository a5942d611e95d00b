import { join } from 'node:path'
import type { ShellRelease } from '@storefront/contract'
import { compile, shellConfig } from '@storefront/federation/build'
import { publishShell, shellName } from '@storefront/releases'
import shellPackage from '../../../shell/package.json' with { type: 'json' }
import { releasesRoot, root } from '../../processes/apps.ts'
import { shellOffer } from './compose/release-remote.ts'

/** The shell's folder. */
export const shell = join(root, 'shell')

/**
 * Builds the shell and publishes it under the version in its package.json, which it answers. Throws when that is there
 * with other files.
 */
export async function releaseShell(): Promise<{ name: string; version: string }> {
  await compile(shellConfig(shell))
  const { version } = await publishBuiltShell({ exact: true })
  console.log(`${shellName} ${version}: published`)
  return { name: shellName, version }
}

/** Publishes what the shell's build left, named after its own bytes too unless `exact`. Throws ReleaseConflictError. */
export async function publishBuiltShell({ exact = false } = {}): Promise<ShellRelease> {
  return publishShell(releasesRoot, {
    dist: join(shell, 'dist'),
    offer: await shellOffer(shell),
    packageVersion: shellPackage.version,
    exact,
  })
}
