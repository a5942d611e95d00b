import type { ExposeName, Exposes } from '@storefront/contract'
import { keyOf } from './page-remotes.ts'

/** Loads one expose of a remote; how depends on where the page is rendered. */
export type LoadExpose = <Name extends ExposeName>(
  remote: string,
  expose: Name,
) => Promise<Exposes[Name]>

/** The exposes of this page's remotes: what is there can be rendered at once, the rest can be asked for. */
export type RemoteModules = {
  /** The expose if it has been loaded, else undefined. */
  peek<Name extends ExposeName>(remote: string, expose: Name): Exposes[Name] | undefined
  /** Loads it once; a failure is thrown and forgotten, so that the next call tries again. */
  load: LoadExpose
}

/** Remembers what has been loaded, never what failed. One per page, one per request on the server. */
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
