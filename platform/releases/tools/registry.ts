import { liveTuple, openRegistry, openStore, type ReadRegistry } from '@storefront/releases'
import { releasesAddresses } from '../../processes/apps.ts'
import { author, releaseActions } from './actions.ts'
import { any, type Command, command, readCount, readPercent, readWaivers } from './arguments.ts'
import { RegistryChangeError } from './change/changes.ts'
import { prunable, prune } from './change/prune.ts'
import { explainFailure } from './explain-failure.ts'
import { endByItself, testOn } from './interrupted.ts'
import { openReleases, type Releases, registryName } from './open-releases.ts'
import { report, status } from './status.ts'
import { completeTuple, neverReleased, readPair, readTuple, writeTuple } from './tuple.ts'

const [name = '', ...given] = process.argv.slice(2)

const usage = `npm run registry --
  status                              live versions; status flights: its published versions
                                      --history: who changed what, when and why; --tested: tested combinations
                                      --site ADDRESS: canary and live of an app, as browsers reported them to each of these storefronts (METRICS=on)
  diff flights=live flights=1.1.0     what others see of the differences of two versions; --files: also each file
  promote flights=1.1.0 shell=2.0.0   makes versions live together; --proven: only a tested combination
                                      --without-server cruises="why": one whose pages only browsers render
  promote [flights …] --from ADDRESS  makes live what is live in another registry, all of it without a name
                                      --from-store ADDRESS: its store, where that is another one
  canary flights=1.1.0 20             gives a version to 20 % of the visitors; 0 ends it
  rollback flights                    goes one step back: ends a canary, brings back a retired app, else makes the version before live
  retire flights                      takes a remote off the site
  prove flights=1.1.0 hotels=live …   notes that a combination passed its tests, of these and the other live versions; makes nothing live
                                      --journeys "book-a-trip" --passed 12: how it was tested
  preview flights=1.1.0-pr42-abc1234  a link that shows published versions for 48 hours (--hours 2), on PUBLIC_URL or --site
  prune --keep 20 --registry ADDRESS  versions that are not in use, tested or live in the last 20 changes of this registry and of each
                                      --registry on the same store; --yes removes them
  repair                              makes the last readable revision live again if the newest cannot be read
                                      --convert: converts a registry of an earlier release of this site, once
Every command that makes a change takes --reason "why".`

const [flag, text] = [{ type: 'boolean', default: false }, { type: 'string' }] as const
const list = { type: 'string', multiple: true, default: [] as string[] } as const
const waivers = { 'without-server': list }

// Commands load the modules that no other command needs, so that a rollback starts sooner.
const commands: Record<string, Command> = {
  status: command(1, { history: flag, tested: flag, site: list }, status),
  diff: command(
    2,
    { files: flag },
    async ([from = '', to = ''], { files: isWithFiles }, { registry, store }) => {
      const [name, before] = readPair(from)
      const [other, after] = readPair(to)
      if (name !== other) throw new RegistryChangeError(`${name} and ${other} are not the same.`)
      const live = await registry.read()
      const read = async (named: string) => {
        const version = named === 'live' ? (liveTuple(live)[name] ?? named) : named
        const release = await store.read(name, version)
        if (release) return release
        throw new RegistryChangeError(await neverReleased(name, version, live, store))
      }
      const { releaseDifferences } = await import('./gate/release-differences.ts')
      const { facts, files } = await releaseDifferences(
        store,
        await read(before),
        await read(after),
      )
      for (const line of isWithFiles ? [...facts, ...files] : facts) console.log(line)
      if (!isWithFiles) console.log(`files that differ: ${files.length} (--files names them)`)
    },
  ),
  promote: command(
    any,
    { ...waivers, proven: flag, from: text, 'from-store': text },
    async (named, { proven: onlyProven, from, reason, ...given }, releases) => {
      const versions = from
        ? await takeLive(releases, named, from, given['from-store'])
        : readTuple(named)
      const withoutServer = readWaivers(given['without-server'])
      const options = { onlyProven, withoutServer, reason, smokeTest: testOn(releases) }
      const made = await releaseActions(releases).promote(versions, author(), options)
      if (made) return report(made)
      console.log(`${writeTuple(versions)} is live already: nothing changes`)
    },
  ),
  canary: command(2, waivers, async ([pair = '', percent = ''], { reason, ...given }, releases) => {
    const [name, version] = readPair(pair)
    const share = readPercent(percent, pair)
    const withoutServer = readWaivers(given['without-server'])
    const options = { withoutServer, reason, smokeTest: testOn(releases) }
    report(await releaseActions(releases).canary(name, version, share, author(), options))
  }),
  rollback: command(1, {}, async ([app = ''], why, releases) =>
    report(await releaseActions(releases).rollback(app, author(), why)),
  ),
  retire: command(1, {}, async ([app = ''], why, releases) =>
    report(await releaseActions(releases).retire(app, author(), why)),
  ),
  prove: command(
    any,
    { journeys: { ...text, default: '' }, passed: { ...text, default: '0' } },
    async (named, { journeys, passed: count, reason }, releases) => {
      if (named.length === 0) throw new RegistryChangeError('prove flights=1.1.0 hotels=live')
      const { registry, store } = releases
      const versions = await completeTuple(readTuple(named), await registry.read(), store)
      const passed = readCount(count, 'is not a number of journeys: prove --passed 12')
      const proven = { versions, journeys, passed }
      report(await releaseActions(releases).prove(proven, author(), { reason }))
    },
  ),
  preview: command(
    any,
    { hours: { ...text, default: '48' }, site: text },
    async (named, { hours, site }, releases) => {
      const { previewSite } = await import('./preview-site.ts')
      const on = previewSite(process.env, site)
      const { preview } = releaseActions(releases)
      const { url, expiresAt } = await preview(readTuple(named), Number(hours), on)
      console.log(`${url}\nuntil ${expiresAt.toISOString()}`)
    },
  ),
  prune: command(
    0,
    { keep: { ...text, default: '20' }, registry: list, yes: flag },
    async (_, { yes: isSure, ...given }, { registry, store, name: own }) => {
      const keep = readCount(given.keep, 'is no number of changes: prune --keep 20')
      const registries: Record<string, ReadRegistry> = { [own]: registry }
      for (const address of given.registry) {
        registries[registryName(address, releasesAddresses.store)] ??= await openRegistry(address)
      }
      const found = await prunable(store, registries, keep)
      for (const { name, version, wasLive } of found)
        console.log([name, version, ...(wasLive ? [] : ['never live'])].join('  '))
      if (isSure && found.length > 0) await prune(store, registries, found, keep, author())
      console.log(`${found.length} versions ${isSure ? 'removed' : 'would be removed: add --yes'}`)
    },
  ),
  repair: command(0, { convert: flag }, async (_, { convert: isConverting }, releases) => {
    const { repairRegistry } = await import('./change/repair.ts')
    if (!isConverting) return report(await repairRegistry(releases.registry, author()))
    const { convertRegistry } = await import('./change/convert.ts')
    const { revision } = await convertRegistry(releases)
    console.log(`revision ${revision} is live, as before; its history is kept`)
  }),
}

/** Live versions of another registry. Copies their releases if that registry has another store. */
async function takeLive({ store }: Releases, apps: string[], from: string, fromStore?: string) {
  const { takeFrom } = await import('./take-from.ts')
  const name = registryName(from, fromStore ?? releasesAddresses.store)
  const other = fromStore ? await openStore(fromStore) : null
  return takeFrom({ name, registry: await openRegistry(from), store: other }, store, apps)
}

const run = commands[name]
if (!run) {
  console.error(usage)
  process.exit(2)
}
endByItself()
await openReleases(releasesAddresses)
  .then((releases) => run(given, releases))
  .catch(explainFailure([name, ...given].join(' ')))
