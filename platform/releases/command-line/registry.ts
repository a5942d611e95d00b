import { text } from 'node:stream/consumers'
import type { ProvenTuple } from '@storefront/contract'
import {
  appsOf,
  type HistoryEntry,
  liveVersions,
  proofOf,
  releasedBy,
  saidOf,
} from '@storefront/releases'
import { readPair, readTuple, UnknownVersionError, writeTuple } from '@storefront/releases/tuple'
import { type Asked, readArguments, readPercent } from './arguments.ts'
import type { Desk } from './desk/desk.ts'
import { fetchRelease } from './desk/fetch-release.ts'
import { openDesk, openOwnDesk } from './desk/open-desk.ts'
import { publish } from './desk/publish.ts'

const [name = '', ...given] = process.argv.slice(2)

const usage = `npm run registry --
  status                              what is live
  versions flights                    what was published of a remote (of all without a name)
  diff flights=1.0.0 flights=1.1.0    what another version changes
  promote flights=1.1.0 shell=2.0.0   makes versions live together; --proven: only what passed the journeys together
                                      --without-server cruises="why": one whose pages only browsers render
                                      --from URL|FOLDER: published first as it is at another service or in another folder
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
const commands: Record<string, (asked: Asked, desk: Desk) => Promise<void>> = {
  status: async (_, desk) => {
    const registry = await desk.registry()
    for (const [name, { live, canary: some }] of Object.entries(appsOf(registry))) {
      console.log(`${name} ${live}${some ? `, ${some.version} for ${some.percent} %` : ''}`)
    }
    const proof = proofOf(registry, liveVersions(registry))
    console.log(
      `revision ${registry.revision}, ${proof ? proofLine(proof) : 'not proven together'}`,
    )
  },
  versions: async ({ named: [app] }, desk) => {
    const apps = appsOf(await desk.registry())
    for (const [name, versions] of Object.entries(await desk.versions(app))) {
      if (app && versions.length === 0) throw new UnknownVersionError(`${app} was never published.`)
      for (const { version, marks, ...source } of versions) {
        const said = marks.map((mark) =>
          mark === 'canary' ? `canary, ${apps[name]?.canary?.percent} %` : mark,
        )
        console.log([name, version, ...said, ...madeFrom(source)].join('  '))
      }
    }
  },
  diff: async ({ named: [from = '', to = ''] }, desk) => {
    const [name, before] = readPair(from)
    const [other, after] = readPair(to)
    if (name !== other) throw new UnknownVersionError(`${name} and ${other} are not the same.`)
    const { added, removed, changed, description } = await desk.differences(name, before, after)
    for (const [kind, lines] of Object.entries({ added, removed, changed, description })) {
      for (const line of lines) console.log(`${kind.padEnd(11)}  ${line}`)
    }
  },
  promote: async ({ named, onlyProven, withoutServer, from }, desk) => {
    const versions = readTuple(named)
    for (const [app, version] of from ? Object.entries(versions) : [])
      await publish(await fetchRelease(from ?? '', app, version, process.env.RELEASES_TOKEN))
    const made = await desk.promote({ versions, onlyProven, withoutServer })
    if (made) report(made)
    else console.log(`${writeTuple(versions)} is live already: nothing changes`)
  },
  rollback: async ({ named: [app = ''] }, desk) => report(await desk.change('rollbacks', { app })),
  retire: async ({ named: [app = ''] }, desk) => report(await desk.change('retirements', { app })),
  canary: async ({ named: [pair = '', percent = ''], rollout, withoutServer }, desk) => {
    const version = { ...oneVersion(pair), withoutServer }
    if (!rollout)
      return report(
        await desk.change('canaries', { ...version, percent: readPercent(percent, pair) }),
      )
    const begun = await desk.rollout({ ...version, ...rollout })
    const others = begun.steps.slice(1).join(', ')
    console.log(
      `${begun.app} ${begun.version} for ${begun.percent} %, then ${others} % as long as it is no worse`,
    )
  },
  preview: async ({ named, reason, hours, site }) => {
    const previews = await openDesk(reason, { named: site })
    const { url, expiresAt } = await previews.preview(readTuple(named), hours)
    console.log(`${url}\nuntil ${expiresAt.toISOString()}`)
  },
  proven: async (_, desk) => {
    for (const proof of (await desk.registry()).compositions ?? []) {
      console.log(`${writeTuple(proof.versions)}  ${proofLine(proof)}`)
    }
  },
  approve: async ({ named }, desk) =>
    report(await desk.change('approvals', { versions: readTuple(named) })),
  pin: async ({ named: [pair = ''] }, desk) => report(await desk.change('pins', oneVersion(pair))),
  unpin: async ({ named: [pair = ''] }, desk) =>
    report(await desk.change('unpins', oneVersion(pair))),
  prune: async ({ keep, isSure }) => {
    const own = await openOwnDesk('prune')
    const found = await own.prunable(keep)
    const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`
    const apps = appsOf(await own.registry())
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
  history: async (_, desk) => {
    const versions = await desk.versions()
    for (const entry of await desk.history()) report(entry, versions)
  },
  trace: async ({ named }, desk) => {
    const stack = named.length > 0 ? named.join('\n') : await text(process.stdin)
    console.log(await desk.trace(stack))
  },
}

function oneVersion(pair: string): { app: string; version: string } {
  const [app, version] = readPair(pair)
  return { app, version }
}

function proofLine({ passed, journeys, by: who, provenAt }: ProvenTuple): string {
  return `proven together by ${who} at ${provenAt}: ${passed} journeys (${journeys})`
}

function report(
  { revision, at, by, changes }: HistoryEntry,
  versions: Awaited<ReturnType<Desk['versions']>> = {},
): void {
  for (const change of changes) {
    const why = change.reason ? `  (${change.reason})` : ''
    const made = versions[change.remote]?.find(({ version }) => version === change.to)
    const line = [revision, at, by, `${saidOf(change)}${why}`, ...(made ? madeFrom(made) : [])]
    console.log(line.join('  '))
  }
}

/** The commit of a version and its team's note, where they are known. */
function madeFrom({ commit, note }: { commit: string | null; note: string | null }): string[] {
  return [commit?.slice(0, 8), note].filter((part) => part != null)
}

const command = commands[name]
if (!command) {
  console.error(usage)
  process.exit(2)
}
const asked = readArguments(name, given)
await command(asked, await openDesk(asked.reason))
