import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { freePort } from '../site/free-port.ts'
import type { Engine, EngineKind } from './engine.ts'
import { eventually } from './eventually.ts'
import { firstThatExists } from './executables.ts'

const driver = () => firstThatExists([process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver'])
const browser = () => globSync('/usr/{lib,libexec}/**/webkit2gtk-4.*/MiniBrowser')[0]
const display = () => firstThatExists(['/usr/bin/xvfb-run'])

/** WebKitGTK's small browser, driven by its own WebDriver on a virtual display. */
export const webkit: EngineKind = {
  name: 'WebKitGTK',
  missing: () =>
    driver() && browser() && display() ? null : 'apt-get install webkit2gtk-driver xvfb',
  starts: startWebKit,
}

async function startWebKit(): Promise<Engine> {
  const port = await freePort()
  const child = spawn(
    display() ?? 'xvfb-run',
    ['--auto-servernum', driver() ?? 'WebKitWebDriver', `--port=${port}`],
    { stdio: 'ignore', detached: true },
  )
  const ended = once(child, 'exit')
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  await eventually(() => send('GET', '/status'))
  const options = { binary: browser(), args: ['--automation'] }
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string }
  const session = `/session/${sessionId}`
  await send('POST', `${session}/window/rect`, { width: 1280, height: 1000 })
  return {
    opens: async (url) => {
      await send('POST', `${session}/url`, { url })
    },
    runs: (source, args) =>
      send('POST', `${session}/execute/sync`, {
        script: `return (${source})(...arguments)`,
        args,
      }),
    acts: async (actions) => {
      await send('POST', `${session}/actions`, { actions })
    },
    screenshot: async () => String(await send('GET', `${session}/screenshot`)),
    ends: async () => {
      await send('DELETE', session)
      if (child.pid) process.kill(-child.pid)
      await ended
    },
  }
}
