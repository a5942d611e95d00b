import type { ExposeName, Exposes } from '@storefront/contract'
import { type Expose, keyOf } from '@storefront/federation/parts'
import type { LoadExpose, RemoteModules } from '../remotes/remote-modules.ts'

/**
 * Loads parts within `budgetMs`. The parts `rendered` (`flights/SearchForm`) arrived, those in `slow` neither arrived
 * nor failed. The browser loads all parts that did not arrive.
 */
export async function loadInTime(exposes: Expose[], load: LoadExpose, budgetMs: number) {
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
  const modules: RemoteModules = {
    peek: <Name extends ExposeName>(remote: string, expose: Name) =>
      arrived.get(keyOf(remote, expose)) as Exposes[Name] | undefined,
    load: (remote) =>
      Promise.reject(new Error(`${remote} is loaded before the page or not at all.`)),
  }
  return {
    modules,
    rendered: names.filter((name) => arrived.has(name)),
    slow,
  }
}

/** Result of a promise; null after `ms`. */
function within<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, null)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
