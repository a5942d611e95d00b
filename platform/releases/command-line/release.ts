import { parseArgs } from 'node:util'
import { shellName } from '@storefront/releases'
import { writeTuple } from '@storefront/releases/tuple'
import { findRemotes, remotesNamed, root } from '../../processes/apps.ts'
import { composeForeign } from './compose/compose-foreign.ts'
import { composeRemote } from './compose/release-remote.ts'
import { openDesk } from './desk/open-desk.ts'
import { fromCheckout, publish } from './desk/publish.ts'
import { buildShell } from './release-shell.ts'

/**
 * `npm run release -- flights [--live]`: builds one remote, or the shell, and publishes it under the version in its package.json.
 * `npm run release -- --dist ../cruises/dist [--live --without-server "why"]`: publishes what another company built (contract's
 * README).
 * The release says of which commit it is, and `--note "what is new"`.
 * It goes live with `--live`, together with all that is named, or later with `npm run registry -- promote`; both look at it first.
 * `npm run release -- preview flights --pull-request 42`: preview.ts.
 * With RELEASES_URL and RELEASES_TOKEN it is published at the release service, which makes it live.
 */
if (process.argv[2] === 'preview') await import('./preview.ts')
else await release()

async function release(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dist: { type: 'string' },
      live: { type: 'boolean', default: false },
      note: { type: 'string' },
      reason: { type: 'string' },
      'without-server': { type: 'string' },
    },
  })
  const remotes = await findRemotes()
  const { dist, live, note, reason, 'without-server': waiver } = values
  if (!dist && positionals.length === 0) {
    const names = [shellName, ...remotes.map(({ remote }) => remote.name)]
    console.error(
      `npm run release -- ${names.join(' | ')} | --dist folder [--note "what is new"] [--live]`,
    )
    process.exit(2)
  }
  const published = dist
    ? [await publish(await fromCheckout(await composeForeign(dist), dist, note))]
    : []
  if (positionals.includes(shellName))
    published.push(await publish(await fromCheckout(await buildShell(), root, note)))
  const named = positionals.filter((name) => name !== shellName)
  for (const { directory } of named.length > 0 ? remotesNamed(remotes, named) : []) {
    published.push(await publish(await fromCheckout(await composeRemote(directory), root, note)))
  }
  if (live) {
    const versions = Object.fromEntries(published.map(({ name, version }) => [name, version]))
    const withoutServer = Object.fromEntries(
      waiver ? published.map(({ name }) => [name, waiver]) : [],
    )
    const desk = await openDesk(reason?.trim() || null)
    const made = await desk.promote({ versions, withoutServer })
    const how = made ? `is live (revision ${made.revision})` : 'is live already: nothing changes'
    console.log(`${writeTuple(versions)} ${how}`)
  }
}
