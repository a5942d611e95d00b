import { parseArgs } from 'node:util'
import { releaseForeign, releaseRemote } from '@storefront/federation/cli'
import { shellName } from '@storefront/federation/release'
import { findRemotes, releasesRoot, remotesNamed } from '../apps.ts'
import { releaseShell } from './release-shell.ts'

/**
 * `npm run release -- flights [--live]`: builds one remote, or the shell, and publishes it under the version in its package.json.
 * `npm run release -- --dist ../cruises/dist [--live --without-server "why"]`: publishes what another company built (contract's
 * README).
 * It goes live with `--live`, or later with `npm run registry -- promote`. A vertical's own `pnpm run release` does the same.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dist: { type: 'string' },
    live: { type: 'boolean', default: false },
    'without-server': { type: 'string' },
  },
})
const remotes = await findRemotes()
if (values.dist)
  await releaseForeign(values.dist, releasesRoot, values.live, values['without-server'])
else if (positionals.length === 0) {
  const names = [shellName, ...remotes.map(({ remote }) => remote.name)]
  console.error(`npm run release -- ${names.join(' | ')} | --dist folder [--live]`)
  process.exit(2)
} else if (positionals.includes(shellName)) await releaseShell(values.live)
else {
  for (const { directory } of remotesNamed(remotes, positionals)) {
    await releaseRemote(directory, values.live)
  }
}
