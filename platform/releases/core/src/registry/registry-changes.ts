import type { RegisteredRemote, Registry } from '@storefront/contract'
import type { Change, HistoryEntry, RegistryChange } from './history.ts'

/** A change that makes no sense for the registry as it is. */
export class RegistryChangeError extends Error {
  override name = 'RegistryChangeError'
}

/** The shell's name among the versions of a change; no remote has it. */
export const shellName = 'shell'

/** Hashes of the descriptions of the versions that a change names, by remote. */
export type Descriptions = Record<string, string>

/**
 * Makes versions live, `{flights: '1.1.0'}`; a canary of theirs ends, and what was live becomes the last good version.
 * Throws RegistryChangeError when none is named.
 */
export function promoteVersions(
  versions: Record<string, string>,
  descriptions: Descriptions = {},
): RegistryChange {
  if (Object.keys(versions).length === 0) {
    throw new RegistryChangeError('Nothing to promote: name a version, for example flights=1.1.0.')
  }
  return (registry) => {
    const apps = appsOf(registry)
    const retired = { ...registry.retired }
    const changes = Object.entries(versions).map(([name, version]): Change => {
      const from = apps[name]?.live ?? null
      const before = apps[name] ?? retired[name]
      delete retired[name]
      const lastGood = from === version ? before?.lastGood : before?.live
      apps[name] = {
        ...liveAt(before, version, lastGood),
        ...described(before, version, descriptions[name]),
      }
      return { kind: 'promote', remote: name, from, to: version }
    })
    return { registry: withApps({ ...registry, retired }, apps), changes }
  }
}

/** The shell and the remotes by their names, to be changed. */
export function appsOf({ shell, remotes }: Registry): Record<string, RegisteredRemote> {
  return { ...remotes, ...(shell ? { [shellName]: shell } : {}) }
}

/** A registry with other apps. */
export function withApps(registry: Registry, apps: Record<string, RegisteredRemote>): Registry {
  const { [shellName]: shell, ...remotes } = apps
  return { ...registry, ...(shell ? { shell } : {}), remotes }
}

/** What is known of an app once a version is live; its canary has ended. */
export function liveAt(
  before: RegisteredRemote | undefined,
  live: string,
  lastGood: string | undefined,
): RegisteredRemote {
  return {
    live,
    versions: withVersion(before, live),
    ...described(before, live),
    ...(lastGood ? { lastGood } : {}),
  }
}

/** The descriptions known so far; the first hash of a version is the one that counts. */
function described(
  before: RegisteredRemote | undefined,
  version: string,
  hash?: string,
): Pick<RegisteredRemote, 'descriptions'> {
  const known = before?.descriptions
  if (!hash || known?.[version]) return known ? { descriptions: known } : {}
  return { descriptions: { ...known, [version]: hash } }
}

/**
 * Takes a remote off the site: its pages answer 404, its tab is gone. Its releases and its history stay.
 * Throws RegistryChangeError.
 */
export function retireRemote(name: string): RegistryChange {
  return (registry) => {
    const { [name]: retired, ...remotes } = registry.remotes
    if (!retired) throw new RegistryChangeError(`${name} is not live.`)
    const { canary: _ended, ...known } = retired
    return {
      registry: { ...registry, remotes, retired: { ...registry.retired, [name]: known } },
      changes: [{ kind: 'retire', remote: name, from: retired.live, to: null }],
    }
  }
}

/**
 * Gives a version to a percentage of visitors, always the same ones; 0 ends it. Throws RegistryChangeError, also where
 * 0 is to end a canary that there is not.
 */
export function setCanary(
  name: string,
  version: string,
  percent: number,
  description?: string,
): RegistryChange {
  if (!(percent >= 0 && percent <= 100)) {
    throw new RegistryChangeError(`${percent} is not a percentage between 0 and 100.`)
  }
  return (registry) => {
    const apps = appsOf(registry)
    const current = apps[name]
    if (!current)
      throw new RegistryChangeError(`${name} has no live version yet: promote one first.`)
    if (percent === 0 && current.canary?.version !== version) {
      throw new RegistryChangeError(`${name} ${version} is no canary.`)
    }
    const { canary: _before, ...lasting } = current
    apps[name] =
      percent === 0
        ? lasting
        : {
            ...lasting,
            versions: withVersion(current, version),
            ...described(current, version, description),
            canary: { version, percent },
          }
    return {
      registry: withApps(registry, apps),
      changes: [
        {
          kind: 'canary',
          remote: name,
          from: current.canary ? `${current.canary.version} ${current.canary.percent} %` : null,
          to: percent > 0 ? `${version} ${percent} %` : null,
        },
      ],
    }
  }
}

/** Hash of a version's description when it first went live; undefined where it never did. */
export function pinnedHash(registry: Registry, name: string, version: string) {
  return (appsOf(registry)[name] ?? registry.retired?.[name])?.descriptions?.[version]
}

/** The versions that are live together. */
export function liveVersions({ remotes }: Registry): Record<string, string> {
  return Object.fromEntries(Object.entries(remotes).map(([name, { live }]) => [name, live]))
}

/**
 * The version that replaces `version` of a remote where it cannot be loaded: for the live one the last good one, for a canary what
 * is live. Null for a version asked for by name, and where nothing was live before.
 */
export function standInFor({ remotes }: Registry, name: string, version: string): string | null {
  const remote = remotes[name]
  if (remote?.live === version) return remote.lastGood ?? null
  return remote?.canary?.version === version ? remote.live : null
}

function withVersion(remote: RegisteredRemote | undefined, version: string): string[] {
  const known = remote?.versions ?? []
  return known.includes(version) ? known : [...known, version]
}

/** Notes beside a change why it was made, and why a rule was waived for a remote, by its name. */
export function withReasons(
  change: RegistryChange,
  made: string | undefined,
  waivers: Record<string, string> = {},
): RegistryChange {
  return (registry) => {
    const { changes, ...outcome } = change(registry)
    const noted = changes.map((one) => {
      const reason = [made, waivers[one.remote]].filter(Boolean).join('; ')
      return reason ? { ...one, reason } : one
    })
    return { ...outcome, changes: noted }
  }
}

/** What a change did, as audit and webhooks say it: `promote flights 1.0.0 → 1.1.0`. */
export function said({ changes }: HistoryEntry): string {
  return changes.map(saidOf).join(', ')
}

/** What it did to one app. */
export function saidOf({ kind, remote, from, to }: Change): string {
  return `${kind} ${remote} ${from ?? '–'} → ${to ?? '–'}`
}
