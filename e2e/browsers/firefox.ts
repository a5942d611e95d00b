import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer from 'puppeteer-core'
import type { EngineKind } from './engine.ts'

const paths = [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox']
const executablePath = paths.find(existsSync)

/** Debian's Firefox, driven by Puppeteer. Playwright sends commands that only its own build of Firefox knows. */
export const firefox: EngineKind = {
  name: 'Firefox',
  isInstalled: () => executablePath !== undefined,
  installCommand: 'apt-get install firefox-esr',
  starts: async () => {
    const home = await mkdtemp(join(tmpdir(), 'firefox-'))
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: executablePath ?? '',
      // Firefox refuses to run as root in another user's home.
      env: { ...process.env, HOME: home },
      defaultViewport: { width: 1280, height: 900 },
    })
    const page = await browser.newPage()
    return {
      opens: async (address) => void (await page.goto(address)),
      runs: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
      clicks: (x, y) => page.mouse.click(x, y),
      types: (text) => page.keyboard.type(text),
      tabs: () => page.keyboard.press('Tab'),
      screenshot: () => page.screenshot({ encoding: 'base64' }),
      ends: async () => {
        await browser.close()
        await rm(home, { recursive: true, force: true })
      },
    }
  },
}
