import { openRegistry, openStore, type ReadRegistry } from '@storefront/releases'
import { releasesAddresses } from '../../processes/apps.ts'
import { author, releaseActions } from './actions.ts'
import { type Arguments, readArguments, readPercent } from './arguments.ts'
import { RegistryChangeError } from './change/changes.ts'
import { prunable, prune } from './change/prune.ts'
import { endByItself, explainFailure, interruptible } from './interrupted.ts'
import { openReleases, type Releases, registryName } from './open-releases.ts'
import { report, status } from './status.ts'
import { completeTuple, readPair, readTuple, writeTuple } from './tuple.ts'

const [command = '', ...given] = process.argv.slice(2)

const usage = `npm run registry --
  status                              live versions; status flights: its published versions
                                      --history: who changed what, when and why; --tested: tested combinations
                                      --site ADDRESS: canary and live of an app, as browsers reported them to each of these storefronts (METRICS=on)
  diff flights=1.0.0 flights=1.1.0    what others see of the differences of two versions; --files: also each file
  promote flights=1.1.0 shell=2.0.0   makes versions live together; --proven: only a tested combination
                                      --without-server cruises="why": one whose pages only browsers render
  promote [flights …] --from ADDRESS  makes live what is live in another registry, all of it without a name
                                      --from-store ADDRESS: its store, where that is another one
  canary flights=1.1.0 20             gives a version to 20 % of the visitors; 0 ends it
  rollback flights                    goes one step back: ends a canary, brings back a retired app, else makes the version before live
  retire flights                      takes a remote off the site
  prove flights=1.1.0 hotels=live …   notes that a combination passed its tests, of these and the other live versions; makes nothing live
                                      --journeys "book-a-room" --passed 12: how it was tested
  preview flights=1.1.0-pr42-abc1234  a link that shows published versions for 48 hours (--hours 2), on PUBLIC_URL or --site
  prune --keep 20 --registry ADDRESS  versions that are not in use, tested or live in the last 20 changes of this registry and of each
                                      --registry on the same store; --yes removes them
  repair                              makes the last readable revision live again if the newest cannot be read
                                      --convert: converts a registry of an earlier release of this site, once
Every command that makes a change takes --reason "why".`

// Commands load the modules that no other command needs, so that a rollback starts sooner.
const commands: Record<string, (args: Arguments, releases: Releases) => Promise<void>> = {
  status,
  diff: async ({ named: [from = '', to = ''], isWithFiles }, { store }) => {
    const [name, before] = readPair(from)
    const [other, after] = readPair(to)
    if (name !== other) throw new RegistryChangeError(`${name} and ${other} are not the same.`)
    const read = async (version: string) => {
      const release = await store.read(name, version)
      if (release) return release
      throw new RegistryChangeError(`${name} ${version} was never published.`)
    }
    const { releaseDifferences } = await import('./gate/release-differences.ts')
    const { facts, files } = await releaseDifferences(store, await read(before), await read(after))
    for (const line of isWithFiles ? [...facts, ...files] : facts) console.log(line)
    if (!isWithFiles) console.log(`files that differ: ${files.length} (--files names them)`)
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
  preview: async ({ named, hours, site }, releases) => {
    const { previewSite } = await import('./preview-site.ts')
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
  repair: async ({ isConverting }, releases) => {
    const { repairRegistry } = await import('./change/repair.ts')
    if (!isConverting) return report(await repairRegistry(releases.registry, author()))
    const { convertRegistry } = await import('./change/convert.ts')
    const { revision } = await convertRegistry(releases)
    console.log(`revision ${revision} is live, as before; its history is kept`)
  },
}

function testOn(releases: Releases) {
  return (versions: Record<string, string>) =>
    interruptible(async (signal) => {
      const { smokeTest } = await import('./smoke-test/smoke-test.ts')
      console.log(await smokeTest(releases, versions, signal))
    })
}

/** Live versions of another registry. Copies their releases if that registry has another store. */
async function takeLive({ store }: Releases, apps: string[], from: string, fromStore?: string) {
  const { takeFrom } = await import('./take-from.ts')
  const name = registryName(from, fromStore ?? releasesAddresses.store)
  const other = fromStore ? await openStore(fromStore) : null
  return takeFrom({ name, registry: await openRegistry(from), store: other }, store, apps)
}

const run = commands[command]
if (!run) {
  console.error(usage)
  process.exit(2)
}
endByItself()
const answers = openReleases(releasesAddresses).then((releases) =>
  run(readArguments(command, given), releases),
)
await answers.catch(explainFailure([command, ...given].join(' ')))
