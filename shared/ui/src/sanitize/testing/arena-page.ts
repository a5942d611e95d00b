/**
 * Runs in the frame before the HTML under test. Reports to the parent whenever something executes, mounts the HTML
 * again by `innerHTML`, fires every handler and clicks script links. Self-contained, as its source is inlined in the
 * frame.
 */
function referee(html: string, settleMs: number) {
  const tell = (message: object) => window.parent.postMessage(message, '*')
  const fired = (how: string) => tell({ fired: how })
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open', 'msgbox']) {
    Object.defineProperty(window, name, { value: () => fired(name), writable: false })
  }
  // Inner frames have their own `alert`; payloads in them post a message instead.
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
    // Other links would navigate and end the trial. Endless loops would hang the run.
    if (/script/i.test(address.replace(/[\s\p{Cc}]/gu, '')) && !address.includes('while')) {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
  }
  const pokeAll = () => {
    for (const element of document.querySelectorAll('*')) {
      try {
        poke(element)
      } catch {
        // A payload may have broken this element; continue with the next.
      }
    }
  }

  // A link to another page would end the trial. It executes nothing here.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (link && /^(https?|mailto|tel):/.test(link.protocol)) event.preventDefault()
  })
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

/** Lets inline scripts execute and reports external ones instead of fetching them. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' data: blob:",
  "style-src 'unsafe-inline' data:",
  'img-src data:',
  'media-src data:',
  'frame-src data: blob:',
  'object-src data:',
].join('; ')

export function arenaPage(html: string, settleMs: number): string {
  const argument = JSON.stringify(html).replaceAll('<', '\\u003c')
  return [
    // Relative addresses must not reach the test server.
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><base href="https://arena.invalid/">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<script>(${referee.toString()})(${argument}, ${settleMs})</script></head><body>${html}</body></html>`,
  ].join('')
}
