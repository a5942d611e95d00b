import { useMemo } from 'react'
import type { TrustedTypePolicyFactory } from 'trusted-types/lib'
import { classNames } from '../class-names.ts'
import type { SafeHtmlText } from '../sanitize/safe-tree.ts'
import styles from './SafeHtml.module.css'
import { watchPictures } from './watch-pictures.ts'

type SafeHtmlProps = {
  html: SafeHtmlText
  className?: string
}

/** Renders HTML of the agency's editors. No other component puts HTML text into a page. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return (
    <div
      ref={watchPictures}
      className={classNames(styles.prose, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place, for the one type that the sanitiser makes
      dangerouslySetInnerHTML={content}
    />
  )
}

/** Wraps sanitised HTML for browsers that enforce Trusted Types; the plain string elsewhere and on the server. */
function trustedHtml(html: SafeHtmlText): string | TrustedHTML {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory }
  if (!trustedTypes) return html
  const policy = trustedTypes.createPolicy('safe-html', { createHTML: (text) => text })
  return policy.createHTML(html)
}
