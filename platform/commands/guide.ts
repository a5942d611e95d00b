import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../processes/apps.ts'

/**
 * `npm run guide`: follows docs/add-a-vertical.md from start to end in a clone of the last commit, beside a site that is
 * running. Makes the vertical, runs the gates on it, releases it, sees its tab and its page, retires it, sees
 * them gone, and deletes the folder again. Ends with an error at the first thing that is not as the guide says.
 */
const clone = mkdtempSync(join(tmpdir(), 'guide-'))
let site: ChildProcess | undefined
try {
  run('git', 'clone', '--quiet', root, '.')
  site = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: '0', DATA_DIR: 'memory://' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const url = await readyUrl(site)
  await waitForPages(url, { hasTab: false, status: 404 })
  console.log(`a site of the five verticals runs at ${url}`)

  run('npm', 'run', 'new', '--', 'transfers')
  const gates = [
    ['biome', 'check', '--error-on-warnings', 'transfers'],
    ['tsc', '-p', 'tsconfig.json'],
    ['node', 'platform/commands/checks/check-boundaries.ts'],
    ['node', 'platform/commands/checks/check-shape.ts'],
    ['knip'],
    ['vitest', 'run', '--project', 'unit', 'transfers', 'platform/commands/workflows'],
  ]
  for (const gate of gates) run('npx', '--yes', 'pnpm@12', 'exec', ...gate)
  console.log(`the new vertical passes ${gates.length} gates`)

  const shell = shellScripts(await (await visit(url)).text())
  run('npm', 'run', 'release', '--', 'transfers', '--live')
  await waitForPages(url, { hasTab: true, status: 200 })
  console.log('released: its tab and its page are there, rendered by the server')
  run('npm', 'run', 'registry', '--', 'retire', 'transfers')
  const home = await waitForPages(url, { hasTab: false, status: 404 })
  if (shellScripts(home) !== shell) throw new Error('The shell was built anew.')
  console.log('retired: tab and page are gone; the shell was neither built nor started anew')

  run('git', 'clean', '-fdq', 'transfers', '.github')
  run('npx', '--yes', 'pnpm@12', 'install', '--no-frozen-lockfile')
  const left = run('git', 'status', '--porcelain')
  if (left) throw new Error(`Something of it is left:\n${left}`)
  console.log('deleted: nothing of it is left')
} finally {
  if (site?.pid) process.kill(-site.pid)
  rmSync(clone, { recursive: true, force: true, maxRetries: 5 })
}

/** What a program in the clone prints. Throws with its whole output when it fails. */
function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: clone, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed\n${stdout}${stderr}`)
  return stdout
}

async function readyUrl(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The site has no output.')
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /ready at (\S+)/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error('The site ended before it was ready.')
}

/** Loads a page on a new connection: the site may have closed a kept one while a program of the guide held this process up. */
function visit(url: string): Promise<Response> {
  return fetch(url, { headers: { connection: 'close' } })
}

/** The home page, once tab and page of the vertical are as wanted; a running site reads the registry every second. */
async function waitForPages(
  url: string,
  wanted: { hasTab: boolean; status: number },
): Promise<string> {
  for (let tries = 0; tries < 40; tries += 1) {
    const home = await (await visit(url)).text()
    const page = await visit(`${url}/transfers?place=tulum`)
    const isWhole = page.status !== 200 || (await page.text()).includes('$95.00')
    if (
      home.includes('?tab=transfers') === wanted.hasTab &&
      page.status === wanted.status &&
      isWhole
    ) {
      return home
    }
    await wait(250)
  }
  throw new Error(`The site never came to ${JSON.stringify(wanted)}.`)
}

/** The shell's own scripts, as a page names them. */
function shellScripts(html: string): string {
  return [...html.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, src]) => src).join(' ')
}
