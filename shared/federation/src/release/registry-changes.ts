import type { RegisteredRemote, Registry } from '@storefront/contract'

/** What one change did to one remote, for the history. */
export type Change = {
  kind: 'promote' | 'rollback' | 'canary' | 'proven' | 'retire'
  remote: string
  from: string | null
  to: string | null
}

/** A change of the registry: what it becomes, and what that did. Pure, so that it can be tried again. */
export type RegistryChange = (registry: Registry) => { registry: Registry; changes: Change[] }

/** A change that makes no sense for the registry as it is. */
export class RegistryChangeError extends Error {
  override name = 'RegistryChangeError'
}

/** Makes versions live, `{flights: '1.1.0'}`; a canary of theirs ends. */
export function promoteVersions(
  versions: Record<string, string>,
  kind: Change['kind'] = 'promote',
): RegistryChange {
  return (registry) => {
    const remotes = { ...registry.remotes }
    const changes = Object.entries(versions).map(([name, version]): Change => {
      const from = remotes[name]?.live ?? null
      remotes[name] = { live: version, versions: withVersion(remotes[name], version) }
      return { kind, remote: name, from, to: version }
    })
    return { registry: { ...registry, remotes }, changes }
  }
}

/** Makes the version live that was live before the current one. Throws RegistryChangeError when there was none. */
export function rollbackTo(name: string, previous: string | null): RegistryChange {
  if (!previous) throw new RegistryChangeError(`There is no version of ${name} to go back to.`)
  return promoteVersions({ [name]: previous }, 'rollback')
}

/** Takes a remote off the site: its pages answer 404, its tab is gone. Its releases stay. Throws RegistryChangeError. */
export function retireRemote(name: string): RegistryChange {
  return (registry) => {
    const { [name]: retired, ...remotes } = registry.remotes
    if (!retired) throw new RegistryChangeError(`${name} is not live.`)
    return {
      registry: { ...registry, remotes },
      changes: [{ kind: 'retire', remote: name, from: retired.live, to: null }],
    }
  }
}

/** Gives a version to a percentage of visitors, always the same ones; 0 ends it. Throws RegistryChangeError. */
export function setCanary(name: string, version: string, percent: number): RegistryChange {
  if (!(percent >= 0 && percent <= 100)) {
    throw new RegistryChangeError(`${percent} is not a percentage between 0 and 100.`)
  }
  return (registry) => {
    const current = registry.remotes[name]
    if (!current)
      throw new RegistryChangeError(`${name} has no live version yet: promote one first.`)
    const remote: RegisteredRemote = {
      live: current.live,
      versions: withVersion(current, version),
      ...(percent > 0 ? { canary: { version, percent } } : {}),
    }
    return {
      registry: { ...registry, remotes: { ...registry.remotes, [name]: remote } },
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

/** Notes that a tuple of versions passed the journeys together. */
export function recordProven(
  versions: Record<string, string>,
  by: string,
  provenAt: string,
): RegistryChange {
  return (registry) => {
    const others = (registry.compositions ?? []).filter(
      (known) => !isSameTuple(known.versions, versions),
    )
    return {
      registry: { ...registry, compositions: [...others, { versions, by, provenAt }] },
      changes: Object.entries(versions).map(([remote, to]) => ({
        kind: 'proven',
        remote,
        from: null,
        to,
      })),
    }
  }
}

/** Whether this tuple of versions passed the journeys. */
export function isProven(registry: Registry, versions: Record<string, string>): boolean {
  return (registry.compositions ?? []).some((known) => isSameTuple(known.versions, versions))
}

function isSameTuple(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}

function withVersion(remote: RegisteredRemote | undefined, version: string): string[] {
  const known = remote?.versions ?? []
  return known.includes(version) ? known : [...known, version]
}
