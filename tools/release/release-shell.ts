import { compile, shellConfig } from '@storefront/federation/build'
import { shellName } from '@storefront/releases'
import { publishBuiltShell, shell } from '../everyday/build.ts'

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
