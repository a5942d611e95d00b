import { parseArgs } from 'node:util'
import { type AnyRelease, type ComposedRelease, shellName } from '@storefront/releases'
import { findRemotes, releasesAddresses, remotesNamed, root } from '../../processes/apps.ts'
import { author, releaseActions } from './actions.ts'
import { composeForeign } from './build/compose-foreign.ts'
import { composeRemote } from './build/release-remote.ts'
import { buildShell } from './build/release-shell.ts'
import { explainFailure } from './explain-failure.ts'
import { endByItself, testOn, untilInterrupted } from './interrupted.ts'
import { openReleases } from './open-releases.ts'
import { publish } from './publish.ts'
import { type Tuple, writeTuple } from './tuple.ts'

/**
 * `npm run release -- flights [--live]` builds and publishes a remote, or the shell, under the version in its package.json;
 * `--dist ../cruises/dist` publishes another company's build (README of contract). `--live` promotes all of them together,
 * after the smoke test. preview.ts has `npm run release -- preview`.
 */
const explain = explainFailure(`release ${process.argv.slice(2).join(' ')}`)
if (process.argv[2] === 'preview') await import('./preview.ts').catch(explain)
else {
  endByItself()
  await release().catch(explain)
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
  const named = positionals.filter((name) => name !== shellName)
  const chosen = named.length > 0 ? remotesNamed(remotes, named) : []
  const releases = await openReleases(releasesAddresses)
  const published: Tuple = {}
  const done = () =>
    Object.keys(published).length > 0
      ? `${writeTuple(published)} is published, and nothing went live`
      : 'nothing was published'
  const publishes = async (composing: Promise<ComposedRelease<AnyRelease>>, checkout: string) => {
    const composed = await untilInterrupted(composing, done)
    const { name, version } = await publish(releases.store, composed, checkout, note)
    published[name] = version
  }
  if (dist) await publishes(composeForeign(dist), dist)
  if (positionals.includes(shellName)) await publishes(buildShell(), root)
  for (const { directory } of chosen) await publishes(composeRemote(directory), root)
  if (!live) return
  const withoutServer = Object.fromEntries(
    waiver ? Object.keys(published).map((name) => [name, waiver]) : [],
  )
  const made = await releaseActions(releases).promote(published, author(), {
    reason: reason?.trim(),
    withoutServer,
    smokeTest: testOn(releases, done),
  })
  const how = made ? `is live (revision ${made.revision})` : 'is live already: nothing changes'
  console.log(`${writeTuple(published)} ${how}`)
}
