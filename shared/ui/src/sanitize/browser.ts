import { onIntent } from '../loading/on-intent.ts'
import type { SafeHtmlText } from './safe-html-text.ts'

export type { SafeHtmlText } from './safe-html-text.ts'

const purifier = onIntent(() => import(/* webpackChunkName: "sanitizer" */ './purifier.ts'))

/** Sanitises the provider's HTML like the server's twin. Fetches DOMPurify on the first call, and rejects if that fails. */
export async function sanitizeHtml(html: string): Promise<SafeHtmlText> {
  const { purify } = await purifier.load()
  return purify(html)
}
