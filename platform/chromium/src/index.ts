import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export { isLive } from './is-live.ts'

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Renders without a browser window, which takes a third less processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** The machine's Chromium; undefined lets Playwright use its own. */
export const chromiumPath = firstThere([process.env.CHROMIUM_PATH, headlessShell, ...browsers])

/** Full Chromium, to measure times: the headless shell fetches and paints at different moments. */
export const fullChromiumPath = firstThere([process.env.CHROMIUM_PATH, ...browsers])

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

export const chromiumLaunch = {
  args: chromiumArgs,
  ...(chromiumPath ? { executablePath: chromiumPath } : {}),
}

/**
 * Finds or installs a Chromium for the tests. Prefers CHROMIUM_PATH and Debian's headless shell to other browsers of
 * the machine and to Playwright's. Throws a sentence if it fails.
 */
export async function ensureChromium(): Promise<void> {
  if (process.env.CHROMIUM_PATH || existsSync(headlessShell)) return
  if (installDebianPackage('chromium-headless-shell') || (await hasChromium())) return
  if (installDebianPackage('chromium')) return
  const { status } = spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  if (status === 0) return
  throw new Error('There is no Chromium here: install one, or name it in CHROMIUM_PATH.')
}

/** True if there is a Chromium, the machine's or Playwright's. */
export async function hasChromium(): Promise<boolean> {
  return chromiumPath !== undefined || hasDownloaded()
}

async function hasDownloaded(): Promise<boolean> {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath())
}

/** Installs a Debian package for the tests. Returns false if that is not permitted or fails. */
export function installDebianPackage(name: string): boolean {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false
  console.log(`Installing ${name} from Debian …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  return run(['update', '-qq']) && run(['install', '-y', '-qq', '--no-install-recommends', name])
}
