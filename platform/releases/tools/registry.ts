import { text } from 'node:stream/consumers'
import type { HistoryEntry, ProvenTuple } from '@storefront/contract'
import { appsOf, liveTuple, openRegistry, openStore, type ReadRegistry } from '@storefront/releases'
import { releasesAddresses } from '../../processes/apps.ts'
import { author, releaseActions } from './actions.ts'
import { type Arguments, readArguments, readPercent } from './arguments.ts'
import { describeChange, RegistryChangeError } from './change/changes.ts'
import { convertRegistry } from './change/convert.ts'
import { proofOf } from './change/proofs.ts'
import { knownApps, prunable, prune } from './change/prune.ts'
import { repairRegistry } from './change/repair.ts'
import { compare } from './compare.ts'
import { releaseDifferences } from './gate/release-differences.ts'
import { openReleases, type Releases, registryName } from './open-releases.ts'
import { previewSite } from './preview-site.ts'
import { smokeTest } from './smoke-test/smoke-test.ts'
import { takeFrom } from './take-from.ts'
import { trace } from './trace.ts'
import { completeTuple, readPair, readTuple, writeTuple } from './tuple.ts'

const [command = '', ...given] = process.argv.slice(2)

const usage = `npm run registry --
  status                              live versions
  versions flights                    published versions of an app (of all without a name)
  diff flights=1.0.0 flights=1.1.0    differences of two versions
  promote flights=1.1.0 shell=2.0.0   makes versions live together; --proven: only a tested combination
                                      --without-server cruises="why": one whose pages only browsers render
  promote [flights …] --from ADDRESS  makes live what is live in another registry, all of it without a name
                                      --from-store ADDRESS: its store, where that is another one
  canary flights=1.1.0 20             gives a version to 20 % of the visitors; 0 ends it
  rollback flights                    makes the version live that was live before
  retire flights                      takes a remote off the site
  prove flights=1.1.0 hotels=live …   notes a tested combination, of these and the other live versions
                                      --journeys "book-a-room" --passed 12: how it was tested
  proven                              tested combinations
  preview flights=1.1.0-pr42-abc1234  a link that shows published versions for 48 hours (--hours 2), on PUBLIC_URL or --site
  prune --keep 20 --registry ADDRESS  versions that are not in use, tested or live in the last 20 changes of this registry and of each
                                      --registry on the same store; --yes removes them
  history                             who changed what, when and why
  repair                              makes the last readable revision live again if the newest cannot be read
  convert                             converts a registry of an earlier release of this site, once
  compare flights --site ADDRESS      canary and live side by side, as browsers reported them to these storefronts (METRICS=on)
  trace < stack.txt                   release, source file and line of every place in a browser's stack, or of one: trace /remotes/…js:1:52
Every command that makes a change takes --reason "why".`

const commands: Record<string, (args: Arguments, releases: Releases) => Promise<void>> = {
  status: async (_, { registry: source }) => {
    const registry = await source.read()
    for (const [name, { live, canary }] of Object.entries(appsOf(registry))) {
      console.log(`${name} ${live}${canary ? `, ${canary.version} for ${canary.percent} %` : ''}`)
    }
    const proof = proofOf(registry, liveTuple(registry))
    console.log(
      `revision ${registry.revision}, ${proof ? describeProof(proof) : 'not tested together'}`,
    )
  },
  versions: async ({ named: [app] }, { registry: source, store }) => {
    const registry = await source.read()
    for (const name of app ? [app] : knownApps(registry)) {
      const versions = (await store.versions(name)).sort()
      if (app && versions.length === 0) throw new RegistryChangeError(`${app} was never published.`)
      const { live, canary, lastGood } = appsOf(registry)[name] ?? {}
      for (const version of versions) {
        const source = (await store.read(name, version))?.source
        const marks = [
          version === live && 'live',
          version === canary?.version && `canary, ${canary.percent} %`,
          version === lastGood && 'last good',
          source?.commit?.slice(0, 8),
          source?.note,
        ]
        console.log([name, version, ...marks.filter(Boolean)].join('  '))
      }
    }
  },
  diff: async ({ named: [from = '', to = ''] }, { store }) => {
    const [name, before] = readPair(from)
    const [other, after] = readPair(to)
    if (name !== other) throw new RegistryChangeError(`${name} and ${other} are not the same.`)
    const read = async (version: string) => {
      const release = await store.read(name, version)
      if (release) return release
      throw new RegistryChangeError(`${name} ${version} was never published.`)
    }
    const differences = releaseDifferences(await read(before), await read(after))
    for (const [kind, lines] of Object.entries(differences)) {
      for (const line of lines) console.log(`${kind.padEnd(11)}  ${line}`)
    }
  },
  promote: async (args, releases) => {
    const { named, from, fromStore, onlyProven, withoutServer, reason } = args
    const versions = from ? await takeLive(releases, named, from, fromStore) : readTuple(named)
    const options = { onlyProven, withoutServer, reason, smokeTest: testOn(releases) }
    const made = await releaseActions(releases).promote(versions, author(), options)
    if (made) return report(made)
    console.log(`${writeTuple(versions)} is live already: nothing changes`)
  },
  canary: async ({ named: [pair = '', percent = ''], withoutServer, reason }, releases) => {
    const [name, version] = readPair(pair)
    const share = readPercent(percent, pair)
    const options = { withoutServer, reason, smokeTest: testOn(releases) }
    report(await releaseActions(releases).canary(name, version, share, author(), options))
  },
  rollback: async ({ named: [app = ''], reason }, releases) =>
    report(await releaseActions(releases).rollback(app, author(), { reason })),
  retire: async ({ named: [app = ''], reason }, releases) =>
    report(await releaseActions(releases).retire(app, author(), { reason })),
  prove: async ({ named, journeys, passed, reason }, releases) => {
    if (named.length === 0) throw new RegistryChangeError('prove flights=1.1.0 hotels=live')
    const versions = await completeTuple(
      readTuple(named),
      await releases.registry.read(),
      releases.store,
    )
    const proven = { versions, journeys, passed }
    report(await releaseActions(releases).prove(proven, author(), { reason }))
  },
  proven: async (_, { registry }) => {
    for (const proof of (await registry.read()).compositions ?? []) {
      console.log(`${writeTuple(proof.versions)}  ${describeProof(proof)}`)
    }
  },
  preview: async ({ named, hours, site }, releases) => {
    const on = previewSite(process.env, site)
    const { url, expiresAt } = await releaseActions(releases).preview(readTuple(named), hours, on)
    console.log(`${url}\nuntil ${expiresAt.toISOString()}`)
  },
  prune: async ({ keep, isSure, registries: others }, { registry, store, name: own }) => {
    const registries: Record<string, ReadRegistry> = { [own]: registry }
    for (const address of others) {
      registries[registryName(address, releasesAddresses.store)] ??= await openRegistry(address)
    }
    const found = await prunable(store, registries, keep)
    for (const { name, version, wasLive } of found)
      console.log([name, version, ...(wasLive ? [] : ['never live'])].join('  '))
    if (isSure && found.length > 0) await prune(store, registries, found, keep, author())
    console.log(`${found.length} versions ${isSure ? 'removed' : 'would be removed: add --yes'}`)
  },
  history: async (_, { registry }) => {
    for (const entry of await registry.history()) report(entry)
  },
  repair: async (_, { registry }) => report(await repairRegistry(registry, author())),
  convert: async (_, releases) => {
    const { revision } = await convertRegistry(releases)
    console.log(`revision ${revision} is live, as before; its history is kept`)
  },
  compare: async ({ named: [app = ''], sites }, { registry }) =>
    console.log(await compare(app, await registry.read(), sites)),
  trace: async ({ named }, { store }) => {
    const stack = named.length > 0 ? named.join('\n') : await text(process.stdin)
    console.log(await trace(stack, store))
  },
}

function testOn(releases: Releases) {
  return async (versions: Record<string, string>) =>
    console.log(await smokeTest(releases, versions))
}

/** Live versions of another registry. Copies their releases if that registry has another store. */
async function takeLive({ store }: Releases, apps: string[], from: string, fromStore?: string) {
  const name = registryName(from, fromStore ?? releasesAddresses.store)
  const other = fromStore ? await openStore(fromStore) : null
  return takeFrom({ name, registry: await openRegistry(from), store: other }, store, apps)
}

function describeProof({ passed, journeys, by: who, provenAt }: ProvenTuple): string {
  const how = passed > 0 ? `: ${passed} journeys (${journeys})` : ''
  return `tested together by ${who} at ${provenAt}${how}`
}

function report(made: HistoryEntry | null): void {
  const { revision, at, by, changes } = made ?? { changes: [] }
  for (const change of changes) {
    const why = change.reason ? `  (${change.reason})` : ''
    const commit = change.commit ? [change.commit.slice(0, 8)] : []
    console.log([revision, at, by, `${describeChange(change)}${why}`, ...commit].join('  '))
  }
}

const run = commands[command]
if (!run) {
  console.error(usage)
  process.exit(2)
}
await run(readArguments(command, given), await openReleases(releasesAddresses))
