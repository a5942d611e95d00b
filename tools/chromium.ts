import { existsSync } from 'node:fs'

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The machine's own Chromium, or undefined to let Playwright use the one it downloaded (design, Running). */
export const chromiumPath = candidates.find((path) => path !== undefined && existsSync(path))

/** Arguments that keep Chromium off the network and let it run as root in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
