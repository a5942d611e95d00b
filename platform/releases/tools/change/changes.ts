import type { Change, RegisteredRemote, Registry } from '@storefront/contract'
import { appOf, appsOf, shellName } from '@storefront/releases'
import type { RegistryChange } from './change-registry.ts'

/** A change is impossible; the message is for a person. */
export class RegistryChangeError extends Error {
  override name = 'RegistryChangeError'
}

/**
 * Makes versions with these description hashes live and ends their canaries. The versions before become last good.
 * Changes nothing of an app whose version is live without a canary.
 */
export function promoteVersions(
  versions: Record<string, string>,
  hashes: Record<string, string> = {},
): RegistryChange {
  if (Object.keys(versions).length === 0) {
    throw new RegistryChangeError('Nothing to promote: name a version, for example flights=1.1.0.')
  }
  return (registry) => {
    const apps = appsOf(registry)
    const retired = { ...registry.retired }
    const isNew = ([name, version]: [string, string]) =>
      apps[name]?.live !== version || apps[name]?.canary !== undefined
    const changed = Object.entries(versions).filter(isNew)
    const changes = changed.map(([name, version]): Change => {
      const from = apps[name]?.live ?? null
      const before = apps[name] ?? retired[name]
      delete retired[name]
      const lastGood = before?.live === version ? before.lastGood : before?.live
      apps[name] = liveAt(before, version, lastGood, hashes[name])
      return { kind: 'promote', remote: name, from, to: version }
    })
    return { registry: withApps({ ...registry, retired }, apps), changes }
  }
}

export function withApps(registry: Registry, apps: Record<string, RegisteredRemote>): Registry {
  const { [shellName]: shell, ...remotes } = apps
  return { ...registry, ...(shell ? { shell } : {}), remotes }
}

/** State of an app after a version went live, without a canary, and without `lastGood` if that version was removed. */
export function liveAt(
  before: RegisteredRemote | undefined,
  live: string,
  lastGood: string | undefined,
  hash?: string,
): RegisteredRemote {
  return {
    live,
    versions: withVersion(before, live),
    ...described(before, live, hash),
    ...(lastGood && before?.versions.includes(lastGood) ? { lastGood } : {}),
  }
}

/** Adds the hash of a version's description, unless one was recorded before. */
function described(
  before: RegisteredRemote | undefined,
  version: string,
  hash?: string,
): Pick<RegisteredRemote, 'descriptions'> {
  const known = before?.descriptions
  if (!hash || known?.[version]) return known ? { descriptions: known } : {}
  return { descriptions: { ...known, [version]: hash } }
}

/** Live and retired apps, the shell last. */
export function knownApps(registry: Registry): string[] {
  const names = Object.keys({ ...registry.remotes, ...registry.retired })
  return [...names.sort(), shellName]
}

export function unknownApp(name: string, registry: Registry): string {
  const problem = name ? `${name} is no app of this registry` : 'No app is named'
  return `${problem}; there are ${knownApps(registry).join(', ')}.`
}

/** Takes a remote off the site: its pages answer 404. Releases and history stay. Throws RegistryChangeError. */
export function retireRemote(name: string): RegistryChange {
  if (name === shellName)
    throw new RegistryChangeError('A site needs a shell: roll it back or promote another version.')
  return (registry) => {
    const { [name]: retired, ...remotes } = registry.remotes
    if (!retired)
      throw new RegistryChangeError(
        appOf(registry, name) ? `${name} is not live.` : unknownApp(name, registry),
      )
    const { canary: _ended, ...known } = retired
    return {
      registry: { ...registry, remotes, retired: { ...registry.retired, [name]: known } },
      changes: [{ kind: 'retire', remote: name, from: retired.live, to: null }],
    }
  }
}

/** Gives a version to a percentage of visitors, always the same ones; 0 ends it. Throws RegistryChangeError. */
export function setCanary(
  name: string,
  version: string,
  percent: number,
  hash?: string,
): RegistryChange {
  if (!(percent >= 0 && percent <= 100)) {
    throw new RegistryChangeError(`${percent} is not a percentage between 0 and 100.`)
  }
  return (registry) => {
    const apps = appsOf(registry)
    const current = apps[name]
    if (!current)
      throw new RegistryChangeError(`${name} has no live version yet: promote one first.`)
    if (percent > 0 && current.live === version)
      throw new RegistryChangeError(`${name} ${version} is live: all visitors have it.`)
    if (percent === 0 && current.canary?.version !== version) {
      throw new RegistryChangeError(`${name} ${version} is not a canary.`)
    }
    const { canary: before, ...lasting } = current
    const versions = withVersion(current, version)
    const canary = { ...described(current, version, hash), canary: { version, percent } }
    apps[name] = percent === 0 ? lasting : { ...lasting, versions, ...canary }
    const from = before ? `${before.version} ${before.percent} %` : null
    const to = percent > 0 ? `${version} ${percent} %` : null
    return {
      registry: withApps(registry, apps),
      changes: [{ kind: 'canary', remote: name, from, to }],
    }
  }
}

function withVersion(remote: RegisteredRemote | undefined, version: string): string[] {
  const known = remote?.versions ?? []
  return known.includes(version) ? known : [...known, version]
}

/** Reason of a change, and by remote the reasons of waivers and the commits. */
export type Notes = {
  reason?: string | undefined
  withoutServer?: Record<string, string>
  commits?: Record<string, string | undefined>
}

export function withNotes(
  change: RegistryChange,
  { reason: given, withoutServer = {}, commits = {} }: Notes,
): RegistryChange {
  return (registry) => {
    const { changes, ...outcome } = change(registry)
    const noted = changes.map((one) => {
      const reason = [given, withoutServer[one.remote]].filter(Boolean).join('; ')
      const commit = commits[one.remote]
      return { ...one, ...(commit ? { commit } : {}), ...(reason ? { reason } : {}) }
    })
    return { ...outcome, changes: noted }
  }
}

/** `promote flights 1.0.0 → 1.1.0`: the effect of a change on one app. */
export function describeChange({ kind, remote, from, to }: Change): string {
  if (kind === 'proven') return `tested together, not made live: ${remote} ${to}`
  return `${kind} ${remote} ${from ?? '–'} → ${to ?? '–'}`
}
