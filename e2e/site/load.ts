import { setTimeout as pause } from 'node:timers/promises'

export type Load = {
  /** Ends it; answers what went wrong, once each, with how often. */
  stop: () => Promise<{ requests: number; failures: Map<string, number> }>
}

/** Asks for one address after the other, so many a second, whether earlier ones were answered or not. */
export function underLoad(addresses: string[], perSecond: number): Load {
  const failures = new Map<string, number>()
  const asked = new Set<Promise<void>>()
  let requests = 0
  let isOver = false
  const ask = async (address: string) => {
    const outcome = await fetch(address).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.ok ? null : String(answer.status)
      },
      (error: Error) => String(error.cause ?? error),
    )
    if (outcome) failures.set(outcome, (failures.get(outcome) ?? 0) + 1)
  }
  const running = (async () => {
    while (!isOver) {
      const answer = ask(addresses[requests++ % addresses.length] ?? '')
      asked.add(answer)
      void answer.then(() => asked.delete(answer))
      await pause(1000 / perSecond)
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await running
      await Promise.all(asked)
      return { requests, failures }
    },
  }
}
