import type { ExposeName, Exposes } from '@storefront/contract'
import { type Expose, keyOf } from './page-remotes.ts'

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

/** The parts of remotes that one page is rendered with on the server. */
export type LoadedInTime = {
  /** The exposes that arrived in time; the browser loads exactly these before it hydrates. */
  modules: RemoteModules
  /** Names of what arrived, as `flights/SearchForm`. */
  rendered: string[]
  /** Names of what neither arrived nor failed. */
  slow: string[]
}

/** Loads parts of remotes side by side, each within `budgetMs`. What throws or hangs is left to the browser. */
export async function loadInTime(
  exposes: Expose[],
  load: LoadExpose,
  budgetMs: number,
): Promise<LoadedInTime> {
  const arrived = new Map<string, unknown>()
  const slow: string[] = []
  await Promise.all(
    exposes.map(async ({ remote, expose }) => {
      const key = keyOf(remote, expose)
      try {
        const module = await within(load(remote, expose), budgetMs)
        if (module) arrived.set(key, module)
        else {
          console.error(`${key} was not there in ${budgetMs} ms.`)
          slow.push(key)
        }
      } catch (error) {
        console.error(`${key} cannot be rendered on the server:`, error)
      }
    }),
  )
  const names = exposes.map(({ remote, expose }) => keyOf(remote, expose))
  return {
    modules: {
      peek: <Name extends ExposeName>(remote: string, expose: Name) =>
        arrived.get(keyOf(remote, expose)) as Exposes[Name] | undefined,
      load: (remote) =>
        Promise.reject(new Error(`${remote} is loaded before the page or not at all.`)),
    },
    rendered: names.filter((name) => arrived.has(name)),
    slow,
  }
}

/** What comes within a time, else null. */
function within<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, null)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
