import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

export type WebServer = { url: string; stop: () => Promise<void> }

/**
 * Starts a program that serves `url` in the foreground; `stop` also removes `folder`. Throws if the program ends before
 * it answers.
 */
export async function startWebServer(
  program: string,
  args: string[],
  { url, folder }: { url: string; folder: string },
): Promise<WebServer> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${program} ended before it answered.`)
    await pause(50)
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}
