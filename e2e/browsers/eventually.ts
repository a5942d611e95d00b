import { setTimeout } from 'node:timers/promises'

const patienceMs = 20_000
const betweenMs = 100

/** Repeats `attempt` until it does not throw. Throws its last error after 20 s. */
export async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  const until = performance.now() + patienceMs
  while (true) {
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() > until) throw error
      await setTimeout(betweenMs)
    }
  }
}
