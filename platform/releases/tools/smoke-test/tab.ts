import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page } from 'playwright'

export type Tab = { page: Page; devtools: CDPSession; scripts: Map<string, string> }

export async function openTab(visitor: BrowserContext): Promise<Tab> {
  const page = await visitor.newPage()
  const devtools = await visitor.newCDPSession(page)
  const scripts = new Map<string, string>()
  devtools.on('Debugger.scriptParsed', ({ scriptId, url }) => scripts.set(scriptId, url))
  await devtools.send('Debugger.enable')
  return { page, devtools, scripts }
}

/** Pauses a tab. Returns the address of the script that ran, or an empty text. */
export async function busyWith({ devtools, scripts }: Tab): Promise<string> {
  const script = new Promise<string>((tell) => {
    devtools.once('Debugger.paused', ({ callFrames: [running] }) =>
      tell(scripts.get(running?.location.scriptId ?? '') ?? ''),
    )
  })
  await devtools.send('Debugger.pause')
  return Promise.race([script, pause(500, '')])
}
