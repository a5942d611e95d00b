import type { ExposeName, Exposes } from '@storefront/contract'
import type { Expose } from '../remotes/needed-exposes.ts'
import { keyOf, type LoadExpose, type RemoteModules } from '../remotes/remote-modules.ts'

const late = Symbol('late')

/** The parts of remotes that one page is rendered with on the server. */
export type LoadedInTime = {
  /** What arrived in time, and nothing that arrives later: the browser is told what it has to have before it hydrates. */
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
        if (module !== late) arrived.set(key, module)
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

function within<T>(promise: Promise<T>, ms: number): Promise<T | typeof late> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, late)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
