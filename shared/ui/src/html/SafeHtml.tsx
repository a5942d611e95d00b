import { useMemo } from 'react'
import type { TrustedTypePolicyFactory } from 'trusted-types/lib'
import { classNames } from '../class-names.ts'
import type { SafeHtmlText } from '../sanitize/safe-html-text.ts'
import styles from './SafeHtml.module.css'

type SafeHtmlProps = {
  /** Output of `sanitizeHtml` of `@storefront/ui/sanitize`; nothing else has this type. */
  html: SafeHtmlText
  className?: string
}

/** HTML written by the agency's editors, shown as text to read. The only place where HTML reaches the page. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return (
    <div
      className={classNames(styles.prose, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place, for the one type that the sanitiser makes
      dangerouslySetInnerHTML={content}
    />
  )
}

/** Sanitised HTML as a browser that enforces Trusted Types takes it; the plain string in other browsers and on the server. */
function trustedHtml(html: SafeHtmlText): string | TrustedHTML {
  // Read on each call, because servers render this module too and have no Trusted Types.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory }
  if (!trustedTypes) return html
  const policy = trustedTypes.createPolicy('safe-html', { createHTML: (text) => text })
  return policy.createHTML(html)
}
