import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { redisPath } from '../../platform/processes/redis.ts'
import { freePort } from './free-port.ts'

/** A Redis of the test's own, which keeps nothing on the disk. */
export type RedisServer = {
  url: string
  /** Ends it as a crash would; what it held is lost. */
  kill: () => Promise<void>
  /** Takes connections and answers nothing, until it goes on. */
  halt: () => void
  goOn: () => void
  /** Starts it again, empty, where it was. */
  revive: () => Promise<void>
}

export async function startRedis(): Promise<RedisServer> {
  const program = redisPath()
  const port = await freePort()
  const launch = async () => {
    const child = spawn(program, ['--port', `${port}`, '--save', '', '--bind', '127.0.0.1'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const line of createInterface({ input: child.stdout }))
      if (line.includes('Ready to accept connections')) return child
    throw new Error('Redis ended before it was ready.')
  }
  let server = await launch()
  process.once('exit', () => void server.kill('SIGKILL'))
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
    halt: () => void server.kill('SIGSTOP'),
    goOn: () => void server.kill('SIGCONT'),
    revive: async () => {
      server = await launch()
    },
  }
}
