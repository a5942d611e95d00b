import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from './apps.ts'

/** A small semi-space saves a third of the memory for a little processor time (docs/decisions/operations.md). */
const smallHeap = '--max-semi-space-size=4'

/** Makes glibc return memory outside the JavaScript heap, mostly compressed pages (docs/decisions/operations.md). */
const smallArenas = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

export type Server = {
  url: string
  pid: number
  /** Heartbeats so far. */
  signs: () => number
  /** Resolves with a sentence about its end. */
  ended: Promise<string>
  /** Ends the server and waits for its exit. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Starts a server that prints `{"ready": "http://…"}`, and that ends with this process. Prints its other lines, or
 * passes them to `say`. Throws when it ends before it is ready, with the last line that `say` got.
 */
export async function startServer(
  name: string,
  file: string,
  env: Record<string, string>,
  say?: (line: string) => void,
): Promise<Server> {
  const child = spawn(process.execPath, [smallHeap, file], {
    cwd: root,
    env: { ...smallArenas, ...process.env, ...env },
    // The IPC channel tells the server when this process ends.
    stdio: ['ignore', 'pipe', say ? 'pipe' : 'inherit', 'ipc'],
    // Keeps Ctrl-C away from the server: this process ends its servers in order.
    detached: true,
  })
  const closed = once(child, 'close')
  let last = ''
  if (say && child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      last = line
      say(line)
    })
  }
  let signs = 0
  child.on('message', () => {
    signs += 1
  })
  const ended = once(child, 'exit').then(
    ([code, signal]) => `${name} ended ${signal ? `by ${signal}` : `with code ${code}`}`,
  )
  const url = await Promise.race([
    readyLine(child, say ?? console.log),
    ended.then(async (how) => {
      await closed
      throw new Error(`${how} before it was ready${last ? `: ${last}` : '.'}`)
    }),
  ])
  return {
    url,
    pid: child.pid ?? 0,
    signs: () => signs,
    ended,
    stop: async (signal = 'SIGINT') => {
      child.kill(signal)
      // A halted process ignores signals until SIGCONT.
      child.kill('SIGCONT')
      await ended
    },
  }
}

function readyLine(child: ChildProcess, say: (line: string) => void): Promise<string> {
  const { stdout } = child
  if (!stdout) throw new Error('A server without output cannot say where it listens.')
  return new Promise((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      const found = /^\{"ready":"([^"]+)"/.exec(line)?.[1]
      if (found) resolve(found)
      else say(line)
    })
  })
}
