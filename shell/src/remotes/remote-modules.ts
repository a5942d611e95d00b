import type { ExposeName, Exposes } from '@storefront/contract'
import { keyOf } from '@storefront/federation/parts'

/** Loads an expose, in the browser or on the server. */
export type LoadExpose = <Name extends ExposeName>(
  remote: string,
  expose: Name,
) => Promise<Exposes[Name]>

export type RemoteModules = {
  peek<Name extends ExposeName>(remote: string, expose: Name): Exposes[Name] | undefined
  /** Loads an expose once. Throws if that fails; the next call tries again. */
  load: LoadExpose
}

/** Caches loaded exposes: one cache per page, or per request on the server. */
export function createRemoteModules(load: LoadExpose): RemoteModules {
  const loaded = new Map<string, unknown>()
  const started = new Map<string, Promise<unknown>>()

  return {
    peek: <Name extends ExposeName>(remote: string, expose: Name) =>
      loaded.get(keyOf(remote, expose)) as Exposes[Name] | undefined,
    load: <Name extends ExposeName>(remote: string, expose: Name) => {
      const key = keyOf(remote, expose)
      const known = started.get(key)
      if (known) return known as Promise<Exposes[Name]>
      const attempt = load(remote, expose)
      started.set(key, attempt)
      attempt.then(
        (module) => loaded.set(key, module),
        () => started.delete(key),
      )
      return attempt
    },
  }
}
