import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { releasesRoot, root } from './apps.ts'

export type RunningStorefront = { url: string; stop: () => Promise<void> }

export type StartOptions = {
  port: string
  /** More variables for both processes. */
  env?: Record<string, string>
}

/**
 * Starts the storefront server, and the embedded provider unless PROVIDER_URL names another one. The two are
 * processes of their own and meet over HTTP, as in production.
 */
export async function startStorefront({
  port,
  env = {},
}: StartOptions): Promise<RunningStorefront> {
  const external = env.PROVIDER_URL ?? process.env.PROVIDER_URL
  const provider = external
    ? null
    : await startProcess('provider', join(root, 'provider/src/main.ts'), providerVariables(env))
  const storefront = await startProcess('storefront', join(root, 'shell/server/main.ts'), {
    RELEASES_DIR: releasesRoot,
    ...env,
    PROVIDER_URL: external ?? provider?.url ?? '',
    EMBEDDED_PROVIDER: provider ? 'on' : 'off',
    PORT: port,
  })
  return {
    url: storefront.url,
    stop: async () => {
      await storefront.stop()
      await provider?.stop()
    },
  }
}

/** Variables of the embedded provider, beside those of this process: `env`, and where neither says so, its own folder. */
export function providerVariables(
  env: Record<string, string>,
  own: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  return {
    DATA_DIR: own.DATA_DIR || join(root, '.data/provider'),
    TRUST_PROXY: 'on',
    ...env,
    PORT: '0',
  }
}

/** Starts a server that says where it listens in one JSON line, `{"ready": "http://…"}`. Throws when it ends before that. */
async function startProcess(
  name: string,
  file: string,
  env: Record<string, string>,
): Promise<RunningStorefront> {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readyLine(name, child)
  return { url, stop: () => end(child) }
}

async function readyLine(name: string, child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error(`${name} has no output`)
  const lines = createInterface({ input: child.stdout })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${name} ended with code ${code} before it was ready.`)
  })
  const ready = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const found = /^\{"ready":"([^"]+)"/.exec(line)?.[1]
      if (found) resolve(found)
      else console.log(line)
    })
  })
  return Promise.race([ready, ended])
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
