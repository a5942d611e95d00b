import { arenaPage } from './arena-page.ts'

/** `settleMs`: time for a payload to execute. `giveUpMs`: timeout of a trial. */
const settleMs = 40
const giveUpMs = 10_000
const trialsAtOnce = 8

/** Shows `html` in a sandboxed frame and triggers its events. Resolves to a description of all that executed. */
function trial(html: string): Promise<string[]> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe')
    // Same origin, because otherwise Chromium does not run `javascript:` addresses.
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
    // Small but visible: browsers do not animate elements out of view.
    frame.style.cssText = 'position:fixed;inset:0 auto auto 0;width:40px;height:40px;border:0'
    const fired: string[] = []
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('message', hear)
      frame.remove()
      resolve(fired)
    }
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow) return
      if (data === 'fired') fired.push('direct')
      else if (data?.fired) fired.push(String(data.fired))
      else if (data?.done) end()
    }
    const timer = setTimeout(end, giveUpMs)
    window.addEventListener('message', hear)
    document.body.append(frame)
    let loads = 0
    frame.addEventListener('load', () => {
      // The frame navigated and cannot report the end of the trial.
      if (++loads === 2) end()
    })
    // Faster than navigating: a quarter less CPU time.
    frame.contentDocument?.write(arenaPage(html, settleMs))
    frame.contentDocument?.close()
  })
}

/** Returns for each page a description of all that executed. */
export async function runTrials(pages: readonly string[]): Promise<string[][]> {
  const results: string[][] = pages.map(() => [])
  let next = 0
  const worker = async () => {
    while (next < pages.length) {
      const index = next++
      results[index] = await trial(pages[index] ?? '')
    }
  }
  await Promise.all(Array.from({ length: trialsAtOnce }, worker))
  return results
}
