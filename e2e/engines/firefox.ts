import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lineOf } from './child-output.ts'
import type { Engine, EngineKind } from './engine.ts'
import { firstThatExists } from './executables.ts'

const executable = () =>
  firstThatExists([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'])

/** Debian's Firefox, driven by WebDriver BiDi, which it speaks itself. */
export const firefox: EngineKind = {
  name: 'Firefox',
  missing: () => (executable() ? null : 'apt-get install firefox-esr'),
  starts: startFirefox,
}

async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const child = spawn(
    executable() ?? 'firefox',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    // Root may not use another user's home.
    { env: { ...process.env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(child, 'exit')
  const address = await lineOf(child.stderr, /WebDriver BiDi listening on (ws:\S+)/)
  const { send, closes } = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  // The window that it starts with never is the active one, and its fields do not notice that they have the focus.
  const { context } = await send('browsingContext.create', { type: 'window' })
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } })
  return {
    opens: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    runs: async (source, args) => {
      const { result, exceptionDetails } = await send('script.callFunction', {
        functionDeclaration: `(args) => JSON.stringify((${source})(...JSON.parse(args)) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: false,
      })
      if (exceptionDetails) throw new Error((exceptionDetails as { text: string }).text)
      return JSON.parse((result as { value: string }).value)
    },
    acts: async (actions) => {
      await send('input.performActions', { context, actions })
    },
    screenshot: async () =>
      String((await send('browsingContext.captureScreenshot', { context })).data),
    ends: async () => {
      await send('browser.close', {})
      closes()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Answer = { id: number; result?: Record<string, unknown>; error?: string; message?: string }

/** A connection of WebDriver BiDi: commands and their answers by number. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  let commands = 0
  const send = async (method: string, params: Record<string, unknown>) => {
    const id = ++commands
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { result, error, message } = await answered
    if (error || !result) throw new Error(`${method}: ${error} ${message}`)
    return result
  }
  return { send, closes: () => socket.close() }
}
