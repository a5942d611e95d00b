import { text } from 'node:stream/consumers'
import type { ProvenTuple, RegisteredRemote } from '@storefront/contract'
import {
  appsOf,
  type HistoryEntry,
  isApproved,
  isPinned,
  liveVersions,
  proofOf,
  RegistryChangeError,
  releasedBy,
} from '@storefront/releases'
import { readPair, readTuple, UnknownVersionError, writeTuple } from '@storefront/releases/tuple'
import { openDesk, openOwnDesk } from './desk/open-desk.ts'
import { takeReason } from './desk/reason.ts'
import { readPreviewing } from './previewing.ts'
import { readPromotion } from './promotion.ts'
import { readPruning } from './pruning.ts'
import { readMap } from './read-map.ts'
import { readRollout } from './rollout.ts'
import { traceStack } from './trace-stack.ts'

const [name = '', ...given] = process.argv.slice(2)
const { reason: why, rest: args } = takeReason(given)
const desk = await openDesk(why)

const usage = `npm run registry --
  status                              what is live
  versions flights                    what was published of a remote (of all without a name)
  diff flights=1.0.0 flights=1.1.0    what another version changes
  promote flights=1.1.0 shell=2.0.0   makes versions live together; --proven: only what passed the journeys together
                                      --without-server cruises="why": one whose pages only browsers render
  rollback flights                    makes live what was live before
  canary flights=1.1.0 20             gives a version to 20 % of the visitors; 0 ends it
                                      --steps 5,25,100 --every 10m: the release service goes on while it is no worse
  approve flights=1.1.0               says that QA approves it: where that is asked for, no other version goes live
  preview flights=1.1.0-pr42-abc1234  a link that shows published versions for 48 hours (--hours 2), on PUBLIC_URL or --site
  retire flights                      takes a remote off the site
  proven                              the tuples that passed the journeys together
  pin flights=1.0.0                   prune never removes it; unpin ends that
  prune --keep 20                     versions not in use, proven, pinned or live in the last 20 changes; --yes removes them
  adopt                               takes over what is live in RELEASES_DIR, into a database without any change
  history                             who changed what, and when
  trace < stack.txt                   release, source file and line of every place in a browser's stack, or of one: trace /remotes/…js:1:52
Every command that makes a change takes --reason "why". With RELEASES_URL and RELEASES_TOKEN the release service does it.`

/** What a person can do with the registry; every change says who, when, from and to. */
const commands: Record<string, (args: string[]) => Promise<void>> = {
  status: async () => {
    const registry = await desk.registry()
    for (const [name, { live, canary: some }] of Object.entries(appsOf(registry))) {
      console.log(`${name} ${live}${some ? `, ${some.version} for ${some.percent} %` : ''}`)
    }
    const proof = proofOf(registry, liveVersions(registry))
    console.log(
      `revision ${registry.revision}, ${proof ? proofLine(proof) : 'not proven together'}`,
    )
  },
  versions: async ([name]) => {
    const registry = await desk.registry()
    const apps = appsOf(registry)
    for (const app of name ? [name] : Object.keys(apps)) {
      const versions = await desk.versions(app)
      if (versions.length === 0) throw new UnknownVersionError(`${app} was never published.`)
      for (const version of versions) {
        const marks = [
          ...marksOf(version, apps[app]),
          ...(isPinned(registry, app, version) ? ['pinned'] : []),
          ...(isApproved(registry, app, version) ? ['approved'] : []),
        ]
        console.log([app, version, ...marks].join('  '))
      }
    }
  },
  diff: async ([from = '', to = '']) => {
    const [name, before] = readPair(from)
    const [other, after] = readPair(to)
    if (name !== other) throw new UnknownVersionError(`${name} and ${other} are not the same.`)
    const { added, removed, changed, description } = await desk.differences(name, before, after)
    for (const [kind, lines] of Object.entries({ added, removed, changed, description })) {
      for (const line of lines) console.log(`${kind.padEnd(11)}  ${line}`)
    }
  },
  promote: async (args) => {
    const { pairs, onlyProven, withoutServer } = readPromotion(args)
    report(await desk.promote(readTuple(pairs), { onlyProven, withoutServer }))
  },
  rollback: async ([name = '']) => report(await desk.rollback(name)),
  retire: async ([name = '']) => report(await desk.retire(name)),
  canary: async (args) => {
    const rollout = readRollout(args)
    if (rollout) {
      const { app, version, percent, steps } = await desk.rollout(rollout)
      const others = steps.slice(1).join(', ')
      return console.log(
        `${app} ${version} for ${percent} %, then ${others} % as long as it is no worse`,
      )
    }
    const { pairs, withoutServer } = readPromotion(args)
    const [pair = '', percent = ''] = pairs
    const [name, version] = readPair(pair)
    if (!/^\d+(\.\d+)?$/.test(percent)) {
      throw new RegistryChangeError(`How many visitors? npm run registry -- canary ${pair} 20`)
    }
    report(await desk.canary(name, version, Number(percent), { withoutServer }))
  },
  preview: async (args) => {
    const { pairs, hours, site } = readPreviewing(args)
    const previews = await openDesk(why, { named: site })
    const { url, expiresAt } = await previews.preview(readTuple(pairs), hours)
    console.log(`${url}\nuntil ${expiresAt.toISOString()}`)
  },
  proven: async () => {
    for (const proof of (await desk.registry()).compositions ?? []) {
      console.log(`${writeTuple(proof.versions)}  ${proofLine(proof)}`)
    }
  },
  approve: async (pairs) => report(await desk.approve(readTuple(pairs))),
  pin: async ([pair = '']) => report(await desk.pin(...readPair(pair))),
  unpin: async ([pair = '']) => report(await desk.unpin(...readPair(pair))),
  prune: async (args) => {
    const { keep, isSure } = readPruning(args)
    const own = await openOwnDesk('prune')
    const found = await own.prunable(keep)
    const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`
    const apps = appsOf(await desk.registry())
    for (const { name, version, bytes } of found) {
      const mark = apps[name]?.versions.includes(version) ? [] : ['never live']
      console.log([name, version, kilobytes(bytes), ...mark].join('  '))
    }
    const bytes = found.reduce((sum, one) => sum + one.bytes, 0)
    if (isSure && found.length > 0) await own.prune(found, keep, releasedBy())
    const did = isSure ? 'removed' : 'would be removed: add --yes'
    console.log(`${found.length} versions, ${kilobytes(bytes)} ${did}`)
  },
  adopt: async () => report(await (await openOwnDesk('adopt')).adopt(releasedBy())),
  history: async () => {
    for (const entry of await desk.history()) report(entry)
  },
  trace: async (named) => {
    const stack = named.length > 0 ? named.join('\n') : await text(process.stdin)
    const place = await openOwnDesk('trace')
    console.log(await traceStack(stack, (script) => readMap(place.store, script)))
  },
}

function marksOf(version: string, remote?: RegisteredRemote): string[] {
  return [
    ...(version === remote?.live ? ['live'] : []),
    ...(version === remote?.canary?.version ? [`canary, ${remote.canary.percent} %`] : []),
    ...(version === remote?.lastGood ? ['last good'] : []),
  ]
}

function proofLine({ passed, journeys, by: who, provenAt }: ProvenTuple): string {
  return `proven together by ${who} at ${provenAt}: ${passed} journeys (${journeys})`
}

function report({ revision, at, by: who, changes }: HistoryEntry): void {
  for (const { kind, remote, from, to, reason } of changes) {
    const why = reason ? `  (${reason})` : ''
    console.log(
      `${revision}  ${at}  ${who}  ${kind} ${remote}  ${from ?? '–'} → ${to ?? '–'}${why}`,
    )
  }
}

const command = commands[name]
if (!command) {
  console.error(usage)
  process.exit(2)
}
await command(args)
