import type { RenderedPage } from '../../src/server.tsx'

/** Whether a page has every part of the remotes in `needed` (`hotels/routes`), with its data. Null: nothing could be rendered. */
export function isWhole(page: RenderedPage | null, needed: string[]): boolean {
  if (!page) return false
  if ('redirect' in page) return true
  return page.slow.length === 0 && needed.every((key) => page.boot.rendered.includes(key))
}
