import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** Starts `main.ts` until the test ends. Throws with the standard error if it ends before it is ready. */
export async function startProcess(env: Record<string, string>) {
  // The provider must not use the tests' own DATABASE_URL.
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
    env: { ...inherited, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let [stdout, stderr] = ['', '']
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk
      if (stdout.includes('\n')) resolve(JSON.parse(stdout.slice(0, stdout.indexOf('\n'))).ready)
    })
    child.once('exit', () => reject(new Error(stderr)))
  })
  return { url, pid: child.pid ?? 0, kill: () => child.kill('SIGKILL') }
}
