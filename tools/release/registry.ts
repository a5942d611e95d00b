import type { Composition } from '@storefront/contract'
import {
  type HistoryEntry,
  liveVersions,
  NotFitError,
  openStore,
  proofOf,
  RegistryChangeError,
  releasedBy,
} from '@storefront/federation/release'
import { releasesRoot, releasesStore } from '../apps.ts'
import { readPair, readTuple, UnknownVersionError, writeTuple } from './composition.ts'
import { releaseDesk } from './release-desk.ts'

const desk = releaseDesk(releasesRoot, await openStore(releasesStore))
const by = releasedBy()

/** What a person can do with the registry; every change says who, when, from and to. */
const commands: Record<string, (args: string[]) => Promise<void>> = {
  promote: async (args) => {
    const pairs = args.filter((arg) => arg !== '--proven')
    const onlyProven = pairs.length < args.length
    report(await desk.promote(readTuple(pairs), by, { onlyProven }))
  },
  rollback: async ([name = '']) => report(await desk.rollback(name, by)),
  retire: async ([name = '']) => report(await desk.retire(name, by)),
  canary: async ([pair = '', percent]) => {
    report(await desk.canary(...readPair(pair), Number(percent), by))
  },
  status: async () => {
    const registry = await desk.registry()
    for (const [name, { live, canary: some }] of Object.entries(registry.remotes)) {
      console.log(`${name} ${live}${some ? `, ${some.version} for ${some.percent} %` : ''}`)
    }
    const proof = proofOf(registry, liveVersions(registry))
    console.log(
      `revision ${registry.revision}, ${proof ? proofLine(proof) : 'not proven together'}`,
    )
  },
  proven: async () => {
    for (const proof of (await desk.registry()).compositions ?? []) {
      console.log(`${writeTuple(proof.versions)}  ${proofLine(proof)}`)
    }
  },
  history: async () => {
    for (const entry of await desk.history()) report(entry)
  },
}

function proofLine({ passed, journeys, by: who, provenAt }: Composition): string {
  return `proven together by ${who} at ${provenAt}: ${passed} journeys (${journeys})`
}

function report({ revision, at, by: who, changes }: HistoryEntry): void {
  for (const { kind, remote, from, to } of changes) {
    console.log(`${revision}  ${at}  ${who}  ${kind} ${remote}  ${from ?? '–'} → ${to ?? '–'}`)
  }
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(
    'npm run registry -- promote [--proven] flights=1.1.0 hotels=2.0.0 … | rollback flights | canary flights=1.1.0 20 | retire flights | status | proven | history',
  )
  process.exit(2)
}
try {
  await command(args)
} catch (error) {
  const isAnswer =
    error instanceof NotFitError ||
    error instanceof RegistryChangeError ||
    error instanceof UnknownVersionError
  if (!isAnswer) throw error
  console.error(error.message)
  process.exit(1)
}
