import { setTimeout as pause } from 'node:timers/promises'
import type { Server } from './server.ts'

/** A server that is started again whenever it ends or hangs, under the same address. */
export type KeptServer = {
  url: string
  /** The process that serves it now. */
  pid: () => number
  /** Rejects, with a sentence for a person, when starting it again does not help. */
  lost: Promise<never>
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** A server that ends sooner than this after its start has not recovered, in ms. */
const aliveMs = 2000

/** Waits between starts double up to this, in ms. */
const longestWaitMs = 5000

export type Patience = {
  /** So many starts in a row that did not help are enough. */
  mostStarts: number
  /** The first wait between them, in ms. */
  shortestWaitMs: number
}

/** Interval of the checks in ms, and the number of checks without a sign of life after which the process counts as hung. */
const [lookMs, mostSilent] = [500, 5]

/** Starts a server with `start`, which gets the port that it had before (0: any), and keeps it running. */
export async function keepServer(
  name: string,
  start: (port: string) => Promise<Server>,
  port: string,
  { mostStarts, shortestWaitMs }: Patience = { mostStarts: 8, shortestWaitMs: 200 },
): Promise<KeptServer> {
  let server = await start(port)
  const { url } = server
  const stopping = new AbortController()

  /** Restarts it until it is ready or to be stopped. Throws when that does not help. */
  async function startAgain(how: string, inVain: number): Promise<void> {
    if (stopping.signal.aborted) return
    if (inVain > mostStarts) {
      const tries = `${how}, and ${mostStarts} starts did not bring it back`
      throw new Error(`${tries}. What it said stands above.`)
    }
    if (inVain > 1) await pause(Math.min(longestWaitMs, shortestWaitMs * 2 ** (inVain - 2)))
    try {
      server = await start(new URL(url).port)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      await startAgain(how, inVain + 1)
    }
  }

  async function keep(): Promise<void> {
    let inVain = 0
    while (!stopping.signal.aborted) {
      const since = performance.now()
      void killWhenBlocked(name, server)
      const how = await server.ended
      if (stopping.signal.aborted) return
      console.error(`${how}: it is started again.`)
      inVain = performance.now() - since < aliveMs ? inVain + 1 : 1
      await startAgain(how, inVain)
    }
    await server.stop()
  }

  const keeping = keep()
  const lost = keeping.then(() => new Promise<never>(() => undefined))
  lost.catch(() => undefined)
  return {
    url,
    pid: () => server.pid,
    lost,
    stop: async (signal) => {
      stopping.abort()
      await server.stop(signal)
      await keeping.catch(() => undefined)
    },
  }
}

/**
 * Kills a server whose event loop has stood still: one that is busy goes on showing that it lives. Looks are counted, not
 * time: where this process itself was held up, what the other said meanwhile is read before the next.
 */
async function killWhenBlocked(name: string, { pid, signs, ended }: Server): Promise<void> {
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  let [seen, silent] = [signs(), 0]
  while (silent < mostSilent) {
    await pause(lookMs, undefined, { ref: false })
    if (isOver) return
    silent = signs() === seen ? silent + 1 : 0
    seen = signs()
  }
  console.error(`${name} has stood still for ${mostSilent * lookMs} ms and is killed.`)
  process.kill(pid, 'SIGKILL')
}
