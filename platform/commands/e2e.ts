import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '@storefront/chromium'
import { openPlace, releaseDesk } from '@storefront/releases'
import { compose, readTuple, wholeTuple, writeTuple } from '@storefront/releases/tuple'
import { releasesAddresses, root } from '../processes/apps.ts'
import { openDesk } from '../releases/command-line/desk/open-desk.ts'
import { matrix } from './e2e-matrix.ts'
import { buildForJourneys, isBuildStale, readReport, runJourneys } from './journeys.ts'
import { countJourneys } from './test-counts.ts'

const report = join(root, '.cache/journeys/results.json')

async function onThisCheckout(args: string[]): Promise<number> {
  const built = (await isBuildStale()) ? await buildForJourneys() : 0
  return built || runJourneys(args, { report })
}

/** The journeys on a tuple of released versions, of which nothing is built; when they pass, the registry notes it. */
async function onTuple(asked: string, args: string[]): Promise<number> {
  const desk = releaseDesk(await openPlace(releasesAddresses))
  const tuple = await wholeTuple(readTuple([asked]), await desk.registry(), desk.store)
  const releases = join(root, '.cache/journeys/composed')
  await compose(desk, tuple, releases)
  const code = await runJourneys(args, { report, releases })
  const { passed } = countJourneys(readReport(report))
  if (code !== 0 || passed === 0) return code || 1
  const registry = await openDesk('passed the journeys')
  await registry.change('proofs', { versions: tuple, journeys: args.join(' ') || 'all', passed })
  console.log(`Proven together: ${writeTuple(tuple)}`)
  return 0
}

// `npm run e2e -- [matrix] [--remotes flights=1.1.0,hotels=live] book-a-round-trip --project desktop-1440`: the rest is Playwright's.
const args = process.argv.slice(2)
const isMatrix = args[0] === 'matrix'
const at = args.findIndex((arg) => /^--remotes(=|$)/.test(arg))
const own = at < 0 ? [] : args.splice(at, args[at] === '--remotes' ? 2 : 1)
const { remotes } = parseArgs({ args: own, options: { remotes: { type: 'string' } } }).values
await ensureChromium()
if (isMatrix) process.exitCode = (await matrix(args.slice(1))) ? 0 : 1
else process.exitCode = remotes ? await onTuple(remotes, args) : await onThisCheckout(args)
