import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry, Release, ShellOffer } from '@storefront/contract'
import { integrityOf } from './compose-release.ts'
import { misfits } from './contract-gate.ts'
import { promoteVersions, rollbackTo, setCanary } from './registry-changes.ts'
import { changeRegistry, type HistoryEntry, readHistory, readRegistry } from './registry-store.ts'
import { DirectoryStore, releaseFolder } from './release-store.ts'

/** A version may not go live; `reasons` says why, one sentence each. */
export class NotFitError extends Error {
  override name = 'NotFitError'
  readonly reasons: string[]

  constructor(reasons: string[]) {
    super(reasons.join('\n'))
    this.reasons = reasons
  }
}

/** File beside the registry that says what the live shell offers to remotes. */
export const shellOfferName = 'shell.json'

/** Makes versions live together once each is there, unaltered and fits. Throws NotFitError. */
export async function promote(
  root: string,
  versions: Record<string, string>,
  by: string,
): Promise<HistoryEntry> {
  await assertFit(root, versions)
  return changeRegistry(root, by, promoteVersions(versions))
}

/** Makes the version live that was live before, without any build. Throws when there was none. */
export async function rollback(root: string, name: string, by: string): Promise<HistoryEntry> {
  const registry = await readRegistry(root)
  const previous = previousVersion(await readHistory(root), name, registry)
  if (previous) await assertFit(root, { [name]: previous })
  return changeRegistry(root, by, rollbackTo(name, previous))
}

/** Gives a version to a percentage of visitors. Throws NotFitError. */
export async function canary(
  root: string,
  name: string,
  version: string,
  percent: number,
  by: string,
): Promise<HistoryEntry> {
  if (percent > 0) await assertFit(root, { [name]: version })
  return changeRegistry(root, by, setCanary(name, version, percent))
}

function previousVersion(history: HistoryEntry[], name: string, registry: Registry): string | null {
  const live = registry.remotes[name]?.live
  const stepsTo = history
    .flatMap(({ changes }) => changes)
    .filter(({ kind, remote, to }) => kind === 'promote' && remote === name && to === live)
  return stepsTo.findLast(({ from }) => from !== null && from !== live)?.from ?? null
}

/** Throws NotFitError when a version is missing, altered, or does not fit what would be live beside it. */
async function assertFit(root: string, versions: Record<string, string>): Promise<void> {
  const store = new DirectoryStore(root)
  const offer = JSON.parse(await readFile(join(root, shellOfferName), 'utf8')) as ShellOffer
  const registry = await readRegistry(root)
  const tuple = {
    ...Object.fromEntries(Object.entries(registry.remotes).map(([name, { live }]) => [name, live])),
    ...versions,
  }
  const releases = await Promise.all(
    Object.entries(tuple).map(async ([name, version]) => ({
      name,
      version,
      release: await store.read(name, version),
    })),
  )
  const known = releases.flatMap(({ release }) => (release ? [release] : []))
  const candidates = releases.filter(({ name }) => name in versions)
  const reasons = await Promise.all(
    candidates.map(async ({ name, version, release }) => {
      if (!release) return [`${name} ${version} was never released.`]
      return [...misfits(release, offer, known), ...(await altered(root, release))]
    }),
  )
  if (reasons.flat().length > 0) throw new NotFitError(reasons.flat())
}

/** Reads every file of a release back: each must be reachable and have the bytes that were released. */
async function altered(root: string, release: Release): Promise<string[]> {
  const folder = join(root, releaseFolder(release.name, release.version))
  const findings = await Promise.all(
    Object.entries(release.integrity).map(async ([file, integrity]) => {
      try {
        if (integrityOf(await readFile(join(folder, file))) === integrity) return []
        return [`${release.name} ${release.version}: ${file} is not the file that was released.`]
      } catch {
        return [`${release.name} ${release.version}: ${file} cannot be read.`]
      }
    }),
  )
  return findings.flat()
}
