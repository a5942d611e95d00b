import { setTimeout as pause } from 'node:timers/promises'
import type { Server } from './server.ts'

/** A server that is restarted at the same address when it ends or hangs. */
export type SupervisedServer = {
  url: string
  /** Process id of the current run. */
  pid: () => number
  /** Rejects with a sentence when restarts do not help. */
  lost: Promise<never>
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** A run shorter than this is a failed start, in ms. */
const aliveMs = 2000

/** Longest delay between starts, in ms. It doubles from the shortest. */
const longestWaitMs = 5000

export type Patience = {
  /** Failed starts in a row before it gives up. */
  mostStarts: number
  shortestWaitMs: number
}

/** Interval of the checks in ms, and checks without a heartbeat after which a process counts as hanging. */
const [lookMs, mostSilent] = [500, 5]

/** Starts a server with `start`, and again at the same port whenever it ends or hangs. Port 0 is any free one. */
export async function superviseServer(
  name: string,
  start: (port: string) => Promise<Server>,
  port: string,
  { mostStarts, shortestWaitMs }: Patience = { mostStarts: 8, shortestWaitMs: 200 },
): Promise<SupervisedServer> {
  let server = await start(port)
  const { url } = server
  const stopping = new AbortController()

  /** Restarts the server until it is ready or was stopped. Throws after too many failed starts. */
  async function startAgain(how: string, inVain: number): Promise<void> {
    if (stopping.signal.aborted) return
    if (inVain > mostStarts) {
      const tries = `${how}, and ${mostStarts} restarts did not help`
      throw new Error(`${tries}. Its output is above.`)
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
      console.error(`${how}: restarting.`)
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
 * Kills a server without heartbeats; a busy one still sends them. Counts checks instead of time, because this process
 * may have been blocked itself.
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
  console.error(`${name} sent no heartbeat for ${mostSilent * lookMs} ms: killing it.`)
  process.kill(pid, 'SIGKILL')
}
