import type { EmptyDocument, InlineSources, PageDocument, PageInput } from '@storefront/shell'
import { isComplete } from '../rendering/page-renderer.ts'

export type MadePage = {
  /** Target of a redirect; null for a page. */
  redirect: string | null
  html: string
  status: number
  inline: InlineSources
  /** True for a whole page with status 200, which may be cached for all. */
  isKeepable: boolean
}

/** Page to send: what a thread made, or without that the shell's empty document, which the browser renders. */
export function madePage(
  page: PageDocument | null,
  empty: EmptyDocument,
  { url: _, origin: _o, apiBase: _a, callHeaders: _c, isMeasured: _m, ...boot }: PageInput,
): MadePage {
  if (!page) {
    // No text may end the script element around it.
    const data = JSON.stringify(boot).replaceAll('<', '\\u003c')
    const html = `${empty.before}${data}${empty.after}`
    return { redirect: null, html, status: 200, inline: empty.inline, isKeepable: false }
  }
  if ('redirect' in page) {
    const inline = { scripts: [], styles: [] }
    return { redirect: page.redirect, html: '', status: 302, inline, isKeepable: false }
  }
  const { html, status, inline } = page
  const isWhole = isComplete(page) && !page.isDataFailed && !boot.isIncomplete
  return { redirect: null, html, status, inline, isKeepable: status === 200 && isWhole }
}
