import { parseArgs } from 'node:util'
import { releaseForeign, releaseRemote } from '@storefront/federation/cli'
import { findRemotes, releasesRoot, remotesNamed } from '../apps.ts'

/**
 * `npm run release -- flights [--live]`: builds one remote and publishes it under the version in its package.json.
 * `npm run release -- --dist ../cruises/dist [--live]`: publishes what another company built (contract's README).
 * It goes live with `--live`, or later with `npm run registry -- promote`. A vertical's own `pnpm run release` does the same.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string' }, live: { type: 'boolean', default: false } },
})
const remotes = await findRemotes()
if (values.dist) await releaseForeign(values.dist, releasesRoot, values.live)
else if (positionals.length === 0) {
  console.error(
    `npm run release -- ${remotes.map(({ remote }) => remote.name).join(' | ')} | --dist folder [--live]`,
  )
  process.exit(2)
} else {
  for (const { directory } of remotesNamed(remotes, positionals)) {
    await releaseRemote(directory, values.live)
  }
}
