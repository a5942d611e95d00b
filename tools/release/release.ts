import { parseArgs } from 'node:util'
import { releaseForeign, releaseRemote } from '@storefront/federation/cli'
import { openPlace, releaseDesk, releasedBy, shellName } from '@storefront/releases'
import { findRemotes, releasesAddresses, releasesRoot, remotesNamed } from '../apps.ts'
import { look } from './look/look.ts'
import { releaseShell } from './release-shell.ts'
import { writeTuple } from './tuple.ts'

/**
 * `npm run release -- flights [--live]`: builds one remote, or the shell, and publishes it under the version in its package.json.
 * `npm run release -- --dist ../cruises/dist [--live --without-server "why"]`: publishes what another company built (contract's
 * README).
 * It goes live with `--live`, together with all that is named, or later with `npm run registry -- promote`; both look at it first.
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
const { dist, live, 'without-server': reason } = values
if (!dist && positionals.length === 0) {
  const names = [shellName, ...remotes.map(({ remote }) => remote.name)]
  console.error(`npm run release -- ${names.join(' | ')} | --dist folder [--live]`)
  process.exit(2)
}
const published = dist ? [await releaseForeign(dist, releasesRoot)] : []
if (positionals.includes(shellName)) published.push(await releaseShell())
const named = positionals.filter((name) => name !== shellName)
for (const { directory } of named.length > 0 ? remotesNamed(remotes, named) : []) {
  published.push(await releaseRemote(directory))
}
if (live) {
  const desk = releaseDesk(await openPlace(releasesAddresses))
  const versions = Object.fromEntries(published.map(({ name, version }) => [name, version]))
  const withoutServer = Object.fromEntries(
    reason ? published.map(({ name }) => [name, reason]) : [],
  )
  console.log(await look(desk, versions, { withoutServer }))
  const { revision } = await desk.promote(versions, releasedBy(), { withoutServer })
  console.log(`${writeTuple(versions)} is live (revision ${revision})`)
}
