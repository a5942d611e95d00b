import { parseArgs } from 'node:util'
import { shellName } from '@storefront/releases'
import { findRemotes, releasesAddresses, remotesNamed, root } from '../../processes/apps.ts'
import { author, releaseActions } from './actions.ts'
import { composeForeign } from './build/compose-foreign.ts'
import { composeRemote } from './build/release-remote.ts'
import { buildShell } from './build/release-shell.ts'
import { endByItself, explainFailure, testOn } from './interrupted.ts'
import { openReleases } from './open-releases.ts'
import { publish } from './publish.ts'
import { writeTuple } from './tuple.ts'

/**
 * `npm run release -- flights [--live]` builds and publishes a remote, or the shell, under the version in its package.json;
 * `--dist ../cruises/dist` publishes another company's build (README of contract). `--live` promotes all of them together,
 * after the smoke test. preview.ts has `npm run release -- preview`.
 */
if (process.argv[2] === 'preview') await import('./preview.ts')
else {
  endByItself()
  await release().catch(explainFailure(`release ${process.argv.slice(2).join(' ')}`))
}

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
  const releases = await openReleases(releasesAddresses)
  const { store } = releases
  const published = dist ? [await publish(store, await composeForeign(dist), dist, note)] : []
  if (positionals.includes(shellName))
    published.push(await publish(store, await buildShell(), root, note))
  const named = positionals.filter((name) => name !== shellName)
  for (const { directory } of named.length > 0 ? remotesNamed(remotes, named) : []) {
    published.push(await publish(store, await composeRemote(directory), root, note))
  }
  if (live) {
    const versions = Object.fromEntries(published.map(({ name, version }) => [name, version]))
    const withoutServer = Object.fromEntries(
      waiver ? published.map(({ name }) => [name, waiver]) : [],
    )
    const made = await releaseActions(releases).promote(versions, author(), {
      reason: reason?.trim(),
      withoutServer,
      smokeTest: testOn(releases),
    })
    const how = made ? `is live (revision ${made.revision})` : 'is live already: nothing changes'
    console.log(`${writeTuple(versions)} ${how}`)
  }
}
