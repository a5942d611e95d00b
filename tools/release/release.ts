import { releaseRemote } from '@storefront/federation/cli'
import { findRemotes, remotesNamed } from '../apps.ts'

/**
 * `npm run release -- flights [--live]`: builds one remote and publishes it under the version in its package.json.
 * It goes live with `--live`, or later with `npm run registry -- promote`. A vertical's own `pnpm run release` does the same.
 */
const [name, ...flags] = process.argv.slice(2)
const remotes = await findRemotes()
if (!name) {
  console.error(
    `npm run release -- ${remotes.map(({ remote }) => remote.name).join(' | ')} [--live]`,
  )
  process.exit(2)
}
for (const { directory } of remotesNamed(remotes, [name])) {
  await releaseRemote(directory, flags.includes('--live'))
}
