import { completeTuple, openReleases, readTuple, writeTuple } from '@storefront/release-tools'
import { releasesAddresses } from '../processes/apps.ts'
import { testTuple } from './journeys-on-tuple.ts'
import { candidatesIn, changesOf } from './version-matrix.ts'

/**
 * `npm run e2e -- matrix [-- flights=1.1.0 …] [--grep …]` tests candidates, by default all published releases that were
 * never live, beside the live versions and each other. Names the pairs that break. Passes other arguments to
 * Playwright. Returns the exit code.
 */
export async function matrix(args: string[]): Promise<number> {
  const { registry, store } = await openReleases(releasesAddresses)
  const live = await registry.read()
  const named = args.filter((arg) => /^\w[\w-]*=/.test(arg))
  const chosen = args.filter((arg) => !named.includes(arg))
  const requested = readTuple(named)
  await completeTuple(requested, live, store)
  const candidates = named.length
    ? Object.entries(requested).map((pair) => Object.fromEntries([pair]))
    : await candidatesIn(live, store)
  if (candidates.length === 0) {
    console.log('There is no candidate: every published version is or was live.')
    return 0
  }
  const broken: string[] = []
  for (const change of changesOf(candidates)) {
    console.log(`\n── ${writeTuple(change)}`)
    const pairs = Object.keys(change).map((remote) => `(?=.*\\b${remote}\\b)`)
    const failed = chosen.length
      ? await testTuple(change, chosen)
      : await testTuple(change, ['--grep', pairs.join('')], 'e2e/pairs/playwright.config.ts')
    broken.push(...failed.map((what) => `${writeTuple(change)}: ${what}`))
  }
  console.log(`\n${candidates.length} candidates against what is live:`)
  for (const line of broken) console.log(`  ✗ ${line}`)
  if (broken.length === 0) console.log('  every pair works')
  return broken.length === 0 ? 0 : 1
}
