import { setTimeout as pause } from 'node:timers/promises'

/** A storefront, or a front of several. */
export type Site = { url: string }

/** A page that came back: from when it was asked for, in ms since 1970. */
export type SeenPage = { site: Site; askedAt: number; html: string }

export type SpreadLoad = {
  /** The storefronts that there are; a restart replaces one. */
  sites: Site[]
  /** Ends it; answers what went wrong, once each, with how often. */
  stop: () => Promise<{ requests: number; perSecond: number; failures: Map<string, number> }>
}

/** How often each storefront is asked whether it is ready, in ms. */
const checkEveryMs = 100

/**
 * Asks for one path after the other, so many a second, each of the next storefront that says it is ready: what a load balancer
 * does.
 */
export function spreadLoad(
  sites: Site[],
  paths: string[],
  perSecond: number,
  onPage: (page: SeenPage) => void,
): SpreadLoad {
  const failures = new Map<string, number>()
  const asked = new Set<Promise<void>>()
  const started = performance.now()
  let ready = [...sites]
  let requests = 0
  let isOver = false

  const ask = async (site: Site, path: string) => {
    const askedAt = Date.now()
    const outcome = await fetch(`${site.url}${path}`).then(
      async (answer) => {
        const text = await answer.text()
        if (answer.headers.get('content-type')?.startsWith('text/html'))
          onPage({ site, askedAt, html: text })
        return answer.ok ? null : `${path}: ${answer.status}`
      },
      (error: Error) => `${path}: ${error.cause ?? error}`,
    )
    if (outcome) failures.set(outcome, (failures.get(outcome) ?? 0) + 1)
  }
  const checking = (async () => {
    while (!isOver) {
      const states = await Promise.all(
        sites.map(async (site) => ((await isReady(site)) ? [site] : [])),
      )
      ready = states.flat()
      await pause(checkEveryMs)
    }
  })()
  const asking = (async () => {
    while (!isOver) {
      // Timers come late on a busy machine: every visitor that is due asks now.
      while (requests < ((performance.now() - started) / 1000) * perSecond) {
        const site = ready[requests % ready.length]
        const path = paths[requests++ % paths.length] ?? ''
        // None is: visitors wait.
        if (!site) continue
        const answer = ask(site, path)
        asked.add(answer)
        void answer.then(() => asked.delete(answer))
      }
      await pause(5)
    }
  })()
  return {
    sites,
    stop: async () => {
      isOver = true
      await Promise.all([asking, checking])
      const seconds = (performance.now() - started) / 1000
      await Promise.all(asked)
      return { requests, perSecond: requests / seconds, failures }
    },
  }
}

async function isReady({ url }: Site): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
