import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Provider that runs in its own process. */
export type ProviderProcess = {
  url: string
  pid: number
  /** Milliseconds from the start to the ready line. */
  readyMs: number
  /** Resolves when the process has ended. */
  ended: Promise<unknown>
  end(signal: NodeJS.Signals): void
}

const running = new Set<ChildProcess>()

/** Kills the processes that a failed test left running. */
export function stopProcesses(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Starts `main.ts`. Throws with the standard error if the process ends before it is ready. */
export async function startProcess(env: Record<string, string>): Promise<ProviderProcess> {
  const start = performance.now()
  // The provider must not use the tests' own DATABASE_URL.
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
    env: { ...inherited, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  running.add(child)
  ended.then(() => running.delete(child))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk
      if (stdout.includes('\n')) resolve(JSON.parse(stdout.slice(0, stdout.indexOf('\n'))).ready)
    })
    ended.then(() => reject(new Error(stderr)))
  })
  return {
    url,
    pid: child.pid ?? 0,
    readyMs: performance.now() - start,
    ended,
    end: (signal) => child.kill(signal),
  }
}
