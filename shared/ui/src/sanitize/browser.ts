import { onIntent } from '../loading/on-intent.ts'
import type { SafeHtmlText } from './safe-html-text.ts'

export type { SafeHtmlText } from './safe-html-text.ts'

const purifier = onIntent(() => import(/* webpackChunkName: "sanitizer" */ './purifier.ts'))

/**
 * HTML of the provider with only what the allow-list lets through: the same text that the server's sanitiser
 * gives. Its code (DOMPurify) is fetched with the first call; rejects when it cannot be had.
 */
export async function sanitizeHtml(html: string): Promise<SafeHtmlText> {
  const { purify } = await purifier.load()
  return purify(html)
}
