import { useMemo } from 'react'
import { classNames } from '../class-names.ts'
import type { SafeHtmlText } from '../sanitize/safe-html-text.ts'
import styles from './SafeHtml.module.css'
import { trustedHtml } from './trusted-html.ts'

export type SafeHtmlProps = {
  /** What `sanitizeHtml` of `@storefront/ui/sanitize` made; nothing else has this type. */
  html: SafeHtmlText
  className?: string
}

/** HTML written by the agency's editors, shown as text to read. The only place where HTML reaches the page. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return <div className={classNames(styles.prose, className)} dangerouslySetInnerHTML={content} />
}
