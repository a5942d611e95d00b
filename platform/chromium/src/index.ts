import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export { isLive } from './is-live.ts'

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Draws the same pages for a third less processor time: it has no browser window around them. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** The machine's own Chromium, or undefined to let Playwright use the one it downloaded. */
export const chromiumPath = firstThere([process.env.CHROMIUM_PATH, headlessShell, ...browsers])

/** Chromium as visitors have it, for measuring times: the headless shell fetches and draws at other moments. */
export const wholeChromiumPath = firstThere([process.env.CHROMIUM_PATH, ...browsers])

function firstThere(paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path))
}

/** Arguments that keep Chromium off the network and let it run as root in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Launch options of Playwright for Chromium. */
export const chromiumLaunch = {
  args: chromiumArgs,
  ...(chromiumPath ? { executablePath: chromiumPath } : {}),
}

/**
 * Makes sure that there is a Chromium to test with: the one of CHROMIUM_PATH, Debian's headless shell where it is or may be
 * installed, else any other of the machine's or Playwright's. Throws a sentence a person can act on when none of them works.
 */
export async function ensureChromium(): Promise<void> {
  if (process.env.CHROMIUM_PATH || existsSync(headlessShell)) return
  if (installDebianPackage('chromium-headless-shell') || (await hasChromium())) return
  if (installDebianPackage('chromium')) return
  const { status } = spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  if (status === 0) return
  throw new Error('There is no Chromium here: install one, or name it in CHROMIUM_PATH.')
}

/** True when there is a Chromium: the machine's own, or Playwright's. */
export async function hasChromium(): Promise<boolean> {
  return chromiumPath !== undefined || hasDownloaded()
}

async function hasDownloaded(): Promise<boolean> {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath())
}

/** Installs a package of Debian's for the tests; false where that may not be done or did not work. */
export function installDebianPackage(name: string): boolean {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false
  console.log(`Installing ${name} from Debian …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  return run(['update', '-qq']) && run(['install', '-y', '-qq', '--no-install-recommends', name])
}
