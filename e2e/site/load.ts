import { setTimeout as pause } from 'node:timers/promises'

/** Requests one path after the other, so many a second, without waiting for answers. Returns what failed when it is stopped. */
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
