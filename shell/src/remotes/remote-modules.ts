import type { ExposeName, Exposes } from '@storefront/contract'
import { keyOf } from './page-remotes.ts'

/** Loads an expose, in the browser or on the server. */
export type LoadExpose = <Name extends ExposeName>(
  remote: string,
  expose: Name,
) => Promise<Exposes[Name]>

export type RemoteModules = {
  /** Loaded expose, or undefined. */
  peek<Name extends ExposeName>(remote: string, expose: Name): Exposes[Name] | undefined
  /** Loads an expose once. Throws if that fails; the next call tries again. */
  load: LoadExpose
}

/** Caches loaded exposes: one cache per page, or per request on the server. */
export function createRemoteModules(load: LoadExpose): RemoteModules {
  const loaded = new Map<string, unknown>()
  const loading = new Map<string, Promise<unknown>>()

  return {
    peek: <Name extends ExposeName>(remote: string, expose: Name) =>
      loaded.get(keyOf(remote, expose)) as Exposes[Name] | undefined,
    load: <Name extends ExposeName>(remote: string, expose: Name) => {
      const key = keyOf(remote, expose)
      const present = loaded.get(key)
      if (present) return Promise.resolve(present as Exposes[Name])
      const under = loading.get(key)
      if (under) return under as Promise<Exposes[Name]>
      const attempt = load(remote, expose)
        .then((module) => {
          loaded.set(key, module)
          return module
        })
        .finally(() => loading.delete(key))
      loading.set(key, attempt)
      return attempt
    },
  }
}
