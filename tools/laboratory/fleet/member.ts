import { setTimeout as pause } from 'node:timers/promises'
import { type KeptServer, keepServer } from '../../processes/kept-server.ts'
import { type Server, startServer } from '../../processes/server.ts'

/** One of several servers of a kind, kept running as `npm run serve` and `npm run provider` keep theirs. */
export type Member = {
  url: string
  /** Has it drain and end, and starts it anew where it was. Resolves when it is ready. */
  update: () => Promise<void>
  /** Ends it as a crash would. Resolves when it is back. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts a server of the file and resolves when it is ready. */
export async function startMember(
  name: string,
  file: string,
  env: Record<string, string>,
): Promise<Member> {
  const start = (port: string): Promise<Server> => startServer(name, file, { ...env, PORT: port })
  let kept: KeptServer = await keepServer(name, start, '0')
  const { url } = kept
  await readyAt(url)
  return {
    url,
    update: async () => {
      await kept.stop('SIGTERM')
      kept = await keepServer(name, start, new URL(url).port)
      await readyAt(url)
    },
    kill: async () => {
      const before = kept.pid()
      process.kill(before, 'SIGKILL')
      while (kept.pid() === before) await pause(lookMs)
      await readyAt(url)
    },
    stop: () => kept.stop(),
  }
}

const lookMs = 50

async function readyAt(url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await pause(lookMs)
}
