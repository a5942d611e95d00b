/** What a container's own bundler runtime knows of the modules that it takes from the shell. */
export type SharingRuntime = {
  consumesLoadingData: {
    /** Ids of the shared modules that a chunk needs. */
    chunkMapping: Record<string, string[]>
    moduleIdToConsumeDataMapping: Record<string, SharedRequest>
  }
  /** Share scopes as `init` was given them. */
  S: Record<string, Record<string, Record<string, SharedVersion>>>
  /** Steps of loading a chunk. */
  f: Record<string, (chunk: string, promises: Promise<unknown>[]) => void>
  /** Module factories, and modules that have run. */
  m: Record<string, (module: { exports: unknown }) => void>
  c: Record<string, unknown>
}

type SharedRequest = { shareScope: string; shareKey: string; requiredVersion: string }
type SharedVersion = { get: () => Factory | Promise<Factory>; from: string; loaded?: unknown }
type Factory = () => unknown

/**
 * Joins the shared modules of a chunk to those that the shell provides: one of each, of the same major and at least as
 * new as the remote was built with (`^19.3.1`); else no chunk can be had that shares anything. The bundler writes 8 KB for the ten
 * ways of sharing there are; remotes use this one. Its text becomes part of every container: it may use nothing from outside.
 */
export function consumeShared(runtime: SharingRuntime): void {
  const { chunkMapping, moduleIdToConsumeDataMapping } = runtime.consumesLoadingData
  const joined = new Set<string>()

  const versionOf = ({ shareScope, shareKey, requiredVersion }: SharedRequest) => {
    const [offer] = Object.entries(runtime.S[shareScope]?.[shareKey] ?? {})
    if (!offer) throw new Error(`Shared module ${shareKey} doesn't exist in scope ${shareScope}`)
    const [version, shared] = offer
    const [wanted, given] = [requiredVersion.slice(1), version].map((text) =>
      text.split('.').map(Number),
    ) as [number[], number[]]
    const ahead = [0, 1, 2].map((part) => (given[part] as number) - (wanted[part] as number))
    const [major, minor, patch] = ahead as [number, number, number]
    // A pre-release is no number: it fits nothing.
    if (ahead.some(Number.isNaN) || major !== 0 || (minor || patch) < 0) {
      throw new Error(
        `Unsatisfied version ${version} from ${shared.from} of shared singleton module ${shareKey} (required ${requiredVersion})`,
      )
    }
    return shared
  }

  const join = async (id: string) => {
    const shared = versionOf(moduleIdToConsumeDataMapping[id] as SharedRequest)
    shared.loaded = 1
    const factory = await shared.get()
    joined.add(id)
    runtime.m[id] = (module) => {
      delete runtime.c[id]
      module.exports = factory()
    }
  }

  const joinAll = async (ids: string[]) => {
    // A remote that cannot have everything it takes is not handed out in parts.
    Object.values(moduleIdToConsumeDataMapping).forEach(versionOf)
    await Promise.all(ids.map(join))
  }

  runtime.f.consumes = (chunk, promises) => {
    const ids = (chunkMapping[chunk] ?? []).filter((id) => !joined.has(id))
    if (ids.length > 0) promises.push(joinAll(ids))
  }
}
