import { join } from 'node:path'
import { liveVersions, NotFitError, openPlace, releaseDesk, releasedBy } from '@storefront/releases'
import { compose, readTuple, type Tuple, wholeTuple } from '@storefront/releases/tuple'
import { releasesAddresses, root } from '../processes/apps.ts'
import { readReport, runJourneys } from './journeys.ts'
import { countJourneys, failedJourneys } from './test-counts.ts'
import { type Candidate, candidatesIn, pairsIn, tuplesOf } from './version-matrix.ts'

/**
 * `npm run e2e -- matrix [-- flights=1.1.0 …] [--grep …]`: visits every candidate beside what is live, and candidates of
 * different remotes beside each other, and names the pair that breaks. Without names, candidates are the versions that
 * were published and never live. A tuple whose journeys all pass is noted as proven. What follows is Playwright's.
 */
export async function matrix(args: string[]): Promise<boolean> {
  const desk = releaseDesk(await openPlace(releasesAddresses))
  const registry = await desk.registry()
  const live = liveVersions(registry)
  const named = args.filter((arg) => /^[\w-]+=/.test(arg))
  const chosen = args.filter((arg) => !named.includes(arg))
  const asked = readTuple(named)
  await wholeTuple(asked, registry, desk.store)
  const candidates = named.length
    ? Object.entries(asked).map(([remote, version]) => ({ remote, version }))
    : await candidatesIn(registry, desk.store)
  if (candidates.length === 0) {
    console.log('There is no candidate: every published version is or was live.')
    return true
  }
  const broken: string[] = []
  for (const [n, changed] of tuplesOf(candidates).entries()) {
    const tuple = { ...live, ...Object.fromEntries(changed.map((c) => [c.remote, c.version])) }
    broken.push(...(await visit(n, tuple, changed)))
  }
  console.log(`\n${candidates.length} candidates against what is live:`)
  for (const line of broken) console.log(`  ✗ ${line}`)
  if (broken.length === 0) console.log('  every pair works')
  return broken.length === 0

  /** Runs the journeys of one tuple; the pairs that break, with what broke. */
  async function visit(n: number, tuple: Tuple, changed: Candidate[]): Promise<string[]> {
    console.log(`\n── ${changed.map(({ remote, version }) => `${remote} ${version}`).join(' × ')}`)
    const releases = join(root, `.cache/journeys/matrix-${n}`)
    try {
      await compose(desk, tuple, releases)
    } catch (error) {
      if (!(error instanceof NotFitError)) throw error
      return pairsIn(changed, tuple, live, null).map(
        (pair) => `${pair}: ${error.reasons.join(' ')}`,
      )
    }
    const report = join(releases, 'results.json')
    const own = ['--grep', changed.map(({ remote }) => `(?=.*\\b${remote}\\b)`).join('')]
    const code = await runJourneys(chosen.length ? chosen : own, {
      report,
      releases,
      ...(chosen.length ? {} : { config: 'e2e/pairs/playwright.config.ts' }),
    })
    const results = readReport(report)
    const failures = failedJourneys(results)
    const { passed } = countJourneys(results)
    if (code !== 0 || passed === 0) {
      if (failures.length === 0)
        return [`${pairsIn(changed, tuple, live, null).join(', ')}: no journey ran`]
      return failures.map((title) => `${pairsIn(changed, tuple, live, title).join(', ')}: ${title}`)
    }
    await desk.prove({
      versions: tuple,
      by: releasedBy(),
      provenAt: new Date().toISOString(),
      journeys: chosen.join(' ') || 'matrix',
      passed,
    })
    return []
  }
}
