import type { LiveRemote } from '@storefront/contract'

type Chunks = unknown[] & { push: (...chunks: unknown[]) => number }

/**
 * Makes room for another version of a remote: takes what the one before left on the page, its styles and chunks, and
 * from now on lets only chunks of `next` in. A chunk of the other one that arrives late is dropped: the bundler knows
 * chunks by number alone, and would take it for the new version's.
 */
export function makeRoom({ release: { name } }: LiveRemote, next: LiveRemote): void {
  const selector = `[data-rspack^="${CSS.escape(`${name}:`)}"], style[data-styles-of="${CSS.escape(name)}"]`
  for (const element of document.querySelectorAll(selector)) element.remove()

  const chunks = [] as unknown as Chunks
  let receive = chunks.push.bind(chunks)
  Object.defineProperty(chunks, 'push', {
    get: () => {
      const known = receive
      return (...arrived: unknown[]) => (isOf(next) ? known(...arrived) : chunks.length)
    },
    set: (push: Chunks['push']) => {
      if (isOf(next)) receive = push
    },
  })
  ;(globalThis as Record<string, unknown>)[chunksGlobal(name)] = chunks
}

/** Where the chunks of a remote meet its container on the page, as Rspack names it. */
function chunksGlobal(name: string): string {
  return `rspackChunk${name}`
}

/** Whether the script that is running is a file of this release. */
function isOf({ baseUrl }: LiveRemote): boolean {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement)) return false
  return script.src.startsWith(new URL(baseUrl, document.baseURI).href)
}
