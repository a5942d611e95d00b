import { join } from 'node:path'
import type { ShellRelease } from '@storefront/contract'
import { shellSeam } from '@storefront/contract/releases'
import { compile, shellConfig } from '@storefront/federation/build'
import { type ComposedRelease, filesBelow, integrityOfAll } from '@storefront/releases'
import shellPackage from '../../../../shell/package.json' with { type: 'json' }
import { root } from '../../../processes/apps.ts'
import { fingerprint, shellOffer } from './release-remote.ts'

export const shell = join(root, 'shell')

/** Builds the shell and composes its release, under the version in its package.json. */
export async function buildShell(): Promise<ComposedRelease<ShellRelease>> {
  await compile(shellConfig(shell))
  return composeShell({ exact: true })
}

/** Composes a release of the built shell; its version gets a hash unless `exact`. */
export async function composeShell({ exact = false } = {}): Promise<ComposedRelease<ShellRelease>> {
  const files = new Map(await filesBelow(join(shell, 'dist'), ''))
  const offer = await shellOffer(shell)
  const integrity = integrityOfAll(files)
  const own = exact ? '' : `-${fingerprint(offer, integrity)}`
  const version = shellPackage.version + own
  return { release: { ...offer, seam: shellSeam, version, integrity }, files }
}
