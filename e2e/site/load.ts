import { setTimeout as pause } from 'node:timers/promises'

/** Requests the paths in turn at a constant rate, without waiting for responses. `stop` returns the failures. */
export function startLoad(site: string, paths: string[], perSecond: number) {
  const failures: string[] = []
  const pending: Promise<void>[] = []
  let isOver = false
  const request = async (path: string) => {
    try {
      const answer = await fetch(`${site}${path}`)
      await answer.arrayBuffer()
      if (!answer.ok) failures.push(`${path}: ${answer.status}`)
    } catch (error) {
      failures.push(`${path}: ${error}`)
    }
  }
  const requesting = (async () => {
    for (let nth = 0; !isOver; nth++) {
      pending.push(request(paths[nth % paths.length] ?? '/'))
      await pause(1000 / perSecond)
    }
  })()
  return {
    stop: async (): Promise<string[]> => {
      isOver = true
      await requesting
      await Promise.all(pending)
      return failures
    },
  }
}
