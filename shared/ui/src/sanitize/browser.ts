import { onIntent } from '../loading/on-intent.ts'
import type { SafeHtmlText } from './safe-tree.ts'

const purifier = onIntent(() => import(/* webpackChunkName: "sanitizer" */ './purifier.ts'))

/**
 * Sanitises the provider's HTML as `server.ts` does. Its highest heading becomes `topHeading`. Fetches DOMPurify on the
 * first call; rejects if that fails.
 */
export async function sanitizeHtml(html: string, topHeading = 2): Promise<SafeHtmlText> {
  const { purify } = await purifier.load()
  return purify(html, topHeading)
}
