import { arenaPage } from './arena-page.ts'

/** `settleMs`: time for a payload to execute. `giveUpMs`: timeout of a trial. */
const settleMs = 40
const giveUpMs = 10_000
const trialsAtOnce = 8

/** The first thing that executed, else how the trial ended. */
export type Outcome = `executed ${string}` | 'nothing executed' | 'navigated' | 'hung'

/** Shows `html` in a sandboxed frame and triggers its events, until something executes. */
function trial(html: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe')
    // Same origin, because otherwise Chromium does not run `javascript:` addresses.
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
    // Small but visible: browsers do not animate elements out of view.
    frame.style.cssText = 'position:fixed;inset:0 auto auto 0;width:40px;height:40px;border:0'
    const end = (outcome: Outcome) => {
      clearTimeout(timer)
      window.removeEventListener('message', hear)
      frame.remove()
      resolve(outcome)
    }
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow) return
      if (data === 'fired') end('executed directly')
      else if (data?.fired) end(`executed ${data.fired}`)
      else if (data?.done) end('nothing executed')
    }
    const timer = setTimeout(() => end('hung'), giveUpMs)
    window.addEventListener('message', hear)
    document.body.append(frame)
    let loads = 0
    frame.addEventListener('load', () => {
      // The frame navigated and cannot report the end of the trial.
      if (++loads === 2) end('navigated')
    })
    // Faster than navigating: a quarter less CPU time.
    frame.contentDocument?.write(arenaPage(html, settleMs))
    frame.contentDocument?.close()
  })
}

/** Tries each page in a frame of its own. */
export async function runTrials(pages: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let next = 0
  const worker = async () => {
    while (next < pages.length) {
      const index = next++
      outcomes[index] = await trial(pages[index] ?? '')
    }
  }
  await Promise.all(Array.from({ length: trialsAtOnce }, worker))
  return outcomes
}
