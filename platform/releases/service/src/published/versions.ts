import type { RegisteredRemote, Registry, Release, ShellOffer } from '@storefront/contract'
import {
  type AnyRelease,
  appsOf,
  isMarked,
  isShell,
  knownApps,
  liveShell,
  misfits,
  releaseDifferences,
} from '@storefront/releases'
import type { Audit } from '../audit/audit.ts'
import type { Environment } from '../environments.ts'
import { Refusal } from '../http/refusal.ts'
import type { DifferencesAnswer, VersionsAnswer } from '../wire.ts'

type Version = VersionsAnswer[string][number]
type Desk = Environment['desk']

/** Every published version of one app, or of every app that an environment knows, with what it is here. */
export async function versionsIn(
  { desk }: Environment,
  audit: Pick<Audit, 'published'>,
  only?: string,
): Promise<VersionsAnswer> {
  const registry = await desk.registry()
  const offer = await liveShell(desk.store, registry).catch(() => null)
  const apps = (only ? [only] : knownApps(registry)).map(
    async (app): Promise<[string, Version[]]> => {
      const publications = (await audit.published(app)).reverse()
      const published = new Map(publications.map((entry) => [entry.version, entry]))
      const versions = (await desk.versions(app)).sort().map(async (version) => {
        const release = await desk.describe(app, version)
        return {
          version,
          bytes: await desk.size(app, version),
          contract: contractOf(release),
          commit: published.get(version)?.commit ?? release?.source?.commit ?? null,
          note: release?.source?.note ?? null,
          publishedAt: published.get(version)?.at ?? null,
          marks: marksOf(registry, app, version),
          misfit: offer && release && !isShell(release) ? misfitOf(release, offer) : null,
        }
      })
      return [app, await Promise.all(versions)]
    },
  )
  return Object.fromEntries(await Promise.all(apps))
}

/** What changes where `to` takes the place of `from`. Throws Refusal 404 for a version that was never published. */
export async function differencesOf(
  desk: Desk,
  app: string,
  from: string,
  to: string,
): Promise<DifferencesAnswer> {
  const [before, after] = await Promise.all([published(desk, app, from), published(desk, app, to)])
  const [bytesBefore, bytesAfter] = await Promise.all([desk.size(app, from), desk.size(app, to)])
  return {
    ...releaseDifferences(before, after),
    bytes: { from: bytesBefore, to: bytesAfter },
    contract: { from: contractOf(before), to: contractOf(after) },
  }
}

/** Why the gate refuses a release beside a shell, whatever else is live; null where it fits. */
function misfitOf(release: Release, offer: ShellOffer): string | null {
  return misfits(release, offer, []).join(' ') || null
}

/** What a version is to visitors, and to those who clean up. */
function marksOf(registry: Registry, app: string, version: string): Version['marks'] {
  const known: RegisteredRemote | undefined = appsOf(registry)[app]
  return [
    ...(version === known?.live ? ['live' as const] : []),
    ...(version === known?.canary?.version ? ['canary' as const] : []),
    ...(version === known?.lastGood ? ['last good' as const] : []),
    ...(['pinned', 'approved'] as const).filter((mark) => isMarked(registry, mark, app, version)),
  ]
}

async function published(desk: Desk, app: string, version: string) {
  const release = await desk.describe(app, version)
  if (release) return release
  throw new Refusal(404, `${app} ${version} was never published.`)
}

/** Version of the contract that a release was built on; null where it does not say. */
function contractOf(release: AnyRelease | null): string | null {
  if (!release) return null
  return (isShell(release) ? release.contract : release.builtOn?.contract) ?? null
}
