import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findRemotes, remotesNamed, root } from '../processes/apps.ts'

/**
 * `npm run lab -- alone [hotels]`: shows that a vertical needs no other one. Checks out the last commit with only its folder and
 * `shared/` (and the browser of its tests), and there installs, checks types, runs its tests, builds, and starts it from
 * source. What it prints is how long each took. Ends with an error at the first thing that does not work.
 */
const wanted = remotesNamed(await findRemotes(), process.argv.slice(2))

for (const folder of wanted.map(({ directory }) => basename(directory))) {
  const checkout = mkdtempSync(join(tmpdir(), `${folder}-alone-`))
  try {
    await liveAlone(folder, checkout)
  } finally {
    rmSync(checkout, { recursive: true, force: true })
  }
}

async function liveAlone(folder: string, checkout: string): Promise<void> {
  git(['clone', '--quiet', '--no-checkout', root, checkout])
  git(['-C', checkout, 'sparse-checkout', 'set', folder, 'shared', 'platform/chromium'])
  git(['-C', checkout, 'checkout', '--quiet'])
  const vertical = join(checkout, folder)
  const steps: Record<string, string[]> = {
    install: ['install', '--frozen-lockfile', '--silent'],
    types: ['run', 'typecheck'],
    tests: ['run', 'test'],
    build: ['run', 'build'],
  }
  const seconds: string[] = []
  for (const [step, args] of Object.entries(steps)) {
    const started = performance.now()
    const { status, stdout, stderr } = spawnSync('npx', ['--yes', 'pnpm@12', ...args], {
      cwd: vertical,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${folder} alone: ${step} failed\n${stdout}${stderr}`)
    seconds.push(`${step} ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  seconds.push(`from source ${((await startFromSource(vertical)) / 1000).toFixed(1)} s`)
  console.log(`${folder} with nothing but itself and shared/: ${seconds.join(', ')}`)
}

/** Starts the vertical without the shell until its page answers; ms. */
async function startFromSource(vertical: string): Promise<number> {
  const started = performance.now()
  const port = 3900 + Math.floor(Math.random() * 90)
  const dev = spawn('npx', ['--yes', 'pnpm@12', 'run', 'dev'], {
    cwd: vertical,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  })
  try {
    while (performance.now() - started < 60_000) {
      const page = await fetch(`http://localhost:${port}/`).catch(() => undefined)
      if (page?.ok && (await page.text()).includes('id="root"')) return performance.now() - started
      await wait(200)
    }
    throw new Error(`${basename(vertical)} did not start from source within 60 s`)
  } finally {
    if (dev.pid) process.kill(-dev.pid)
  }
}

function git(args: string[]): void {
  const { status } = spawnSync('git', args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed`)
}
