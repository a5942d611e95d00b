import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { Builder, Key } from 'selenium-webdriver'
import { freePort } from '../site/free-port.ts'
import type { EngineKind } from './engine.ts'
import { eventually } from './eventually.ts'

const driverPath = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver'
const [binary] = globSync('/usr/{lib,libexec}/**/webkit2gtk-4.*/MiniBrowser')
const display = '/usr/bin/xvfb-run'

/** WebKitGTK's small browser, driven by its own WebDriver on a virtual display. */
export const webkit: EngineKind = {
  name: 'WebKitGTK',
  isInstalled: () => Boolean(binary) && [driverPath, display].every(existsSync),
  installCommand: 'apt-get install webkit2gtk-driver xvfb',
  starts: async () => {
    const server = `http://127.0.0.1:${await freePort()}`
    const args = ['--auto-servernum', driverPath, `--port=${new URL(server).port}`]
    const child = spawn(display, args, { stdio: 'ignore', detached: true })
    const ended = once(child, 'exit')
    await eventually(() => fetch(`${server}/status`))
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build()
    await driver.manage().window().setRect({ width: 1280, height: 1000 })
    const types = (text: string) => driver.actions().sendKeys(text).perform()
    return {
      opens: (address) => driver.get(address),
      runs: (source, given) => driver.executeScript(`return (${source})(...arguments)`, ...given),
      clicks: (x, y) => driver.actions().move({ x, y }).click().perform(),
      types,
      tabs: () => types(Key.TAB),
      screenshot: () => driver.takeScreenshot(),
      ends: async () => {
        await driver.quit()
        if (child.pid) process.kill(-child.pid)
        await ended
      },
    }
  },
}
