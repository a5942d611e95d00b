/**
 * Runs in an arena before the HTML under test: reports to its parent whenever something executes, then mounts the HTML a
 * second time as scripts do (`innerHTML`), fires every handler it finds, and presses everything. Self-contained: its
 * source is written into the frame.
 */
function referee(html: string, settleMs: number) {
  const tell = (message: object) => window.parent.postMessage(message, '*')
  const fired = (how: string) => tell({ fired: how })
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open', 'msgbox']) {
    Object.defineProperty(window, name, { value: () => fired(name), writable: false })
  }
  // Frames inside the HTML have an `alert` of their own; payloads in them say so instead.
  window.addEventListener('message', ({ data }) => data === 'fired' && fired('inner frame'))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    if (violatedDirective.startsWith('script-src')) fired(`script from ${blockedURI}`)
  })

  const poke = (element: Element) => {
    for (const { name } of [...Element.prototype.getAttributeNames.call(element)].map((name) => ({
      name,
    }))) {
      if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2)))
    }
    const address = ['href', 'xlink:href', 'formaction', 'action']
      .map((name) => Element.prototype.getAttribute.call(element, name) ?? '')
      .join('')
    // Links to other pages would end the trial; links that never return would end the run.
    if (/script/i.test(address.replace(/[\s\p{Cc}]/gu, '')) && !address.includes('while')) {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
  }
  const pokeAll = () => {
    for (const element of document.querySelectorAll('*')) {
      try {
        poke(element)
      } catch {
        // A payload may have put anything in the way; the next element has its turn.
      }
    }
  }

  window.addEventListener('load', () => {
    pokeAll()
    const holder = document.createElement('div')
    document.documentElement.append(holder)
    holder.innerHTML = html
    setTimeout(() => {
      pokeAll()
      setTimeout(() => tell({ done: true }), settleMs)
    }, settleMs)
  })
}

/** Scripts may run in an arena and nothing may leave it: addresses of other scripts are reported, not fetched. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' data: blob:",
  "style-src 'unsafe-inline' data:",
  'img-src data:',
  'media-src data:',
  'frame-src data: blob:',
  'object-src data:',
].join('; ')

/** The document of an arena with `html` in its body, as a server would send it. */
export function arenaPage(html: string, settleMs: number): string {
  const argument = JSON.stringify(html).replaceAll('<', '\\u003c')
  return [
    // Relative addresses lead nowhere, instead of to the server of the tests.
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><base href="https://arena.invalid/">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<script>(${referee.toString()})(${argument}, ${settleMs})</script></head><body>${html}</body></html>`,
  ].join('')
}
