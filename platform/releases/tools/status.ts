import type { HistoryEntry, ProvenTuple } from '@storefront/contract'
import { appsOf, byVersion, liveTuple } from '@storefront/releases'
import { describeChange, knownApps, RegistryChangeError, unknownApp } from './change/changes.ts'
import { proofOf } from './change/proofs.ts'
import type { Releases } from './open-releases.ts'
import { writeTuple } from './tuple.ts'

/**
 * Prints what is live, or of one app its published versions; with `--history` the changes, with `--tested` the tested
 * combinations, with `--site` canary and live version side by side.
 */
export async function status(
  [app]: string[],
  { history, tested, site: sites }: { history: boolean; tested: boolean; site: string[] },
  { registry: source, store }: Releases,
): Promise<void> {
  const registry = await source.read()
  const live = appsOf(registry)
  if (app && !knownApps(registry).includes(app) && (await store.versions(app)).length === 0)
    throw new RegistryChangeError(unknownApp(app, registry))
  if (history) {
    for (const entry of await source.history()) report(entry, app)
  } else if (tested) {
    for (const proof of registry.compositions ?? [])
      console.log(`${writeTuple(proof.versions)}  ${describeProof(proof)}`)
  } else if (sites.length > 0) {
    const { compareCanary } = await import('./compare-canary.ts')
    console.table(await compareCanary(app ?? '', registry, sites))
  } else if (app) {
    const { live: now, canary, lastGood } = live[app] ?? {}
    for (const version of (await store.versions(app)).sort(byVersion)) {
      const { commit, note } = (await store.read(app, version))?.source ?? {}
      const marks = [
        version === now && 'live',
        version === canary?.version && `canary, ${canary.percent} %`,
        version === lastGood && 'last good',
        commit?.slice(0, 8),
        note,
      ]
      console.log([app, version, ...marks.filter(Boolean)].join('  '))
    }
  } else {
    for (const [name, { live: now, canary }] of Object.entries(live))
      console.log(`${name} ${now}${canary ? `, ${canary.version} for ${canary.percent} %` : ''}`)
    const proof = proofOf(registry, liveTuple(registry))
    const together = proof ? describeProof(proof) : 'not tested together'
    console.log(`revision ${registry.revision}, ${together}`)
  }
}

function describeProof({ passed, journeys, by, provenAt }: ProvenTuple): string {
  const how = passed > 0 ? `: ${passed} journeys (${journeys})` : ''
  return `tested together by ${by} at ${provenAt}${how}`
}

/** Prints a line for each change of an entry, or for those of one app; nothing for null. */
export function report(made: HistoryEntry | null, app?: string): void {
  const { revision, at, by, changes } = made ?? { changes: [] }
  for (const change of changes) {
    if (app && change.remote !== app) continue
    const why = change.reason ? `  (${change.reason})` : ''
    const commit = change.commit ? [change.commit.slice(0, 8)] : []
    console.log([revision, at, by, `${describeChange(change)}${why}`, ...commit].join('  '))
  }
}
