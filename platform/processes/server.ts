import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from './apps.ts'

/** Garbage is collected earlier: two thirds of the memory for a little more processor time (docs/decisions/operations.md). */
const smallHeap = '--max-semi-space-size=4'

/**
 * Settings of glibc's allocator. Memory outside the JavaScript heap (mostly compressed pages) is returned, not kept per
 * thread (docs/decisions/operations.md).
 */
const smallArenas = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/** A server in a process of its own. */
export type Server = {
  url: string
  pid: number
  /** Number of heartbeats of its event loop so far. */
  signs: () => number
  /** Resolves with a sentence that says how it ended. */
  ended: Promise<string>
  /** Asks it to end, and waits until it has. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Starts a server that says where it listens in one JSON line, `{"ready": "http://…"}`. It ends with this process, however
 * this one ends. Its other lines are printed, or passed to `say` where it is given. Throws when it ends before it is ready,
 * with the last line that `say` got.
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
    // Over the channel it notices that this process is gone.
    stdio: ['ignore', 'pipe', say ? 'pipe' : 'inherit', 'ipc'],
    // Ctrl-C in a terminal reaches this process alone: it says who ends when.
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
      // A halted process takes no signal until it goes on.
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
