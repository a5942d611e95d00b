import type { TrustedTypePolicyFactory } from 'trusted-types/lib'
import type { SafeHtmlText } from '../sanitize/safe-html-text.ts'

/** Sanitised HTML as a browser that enforces Trusted Types takes it; as it is where nobody asks. */
export function trustedHtml(html: SafeHtmlText): string | TrustedHTML {
  // Not kept in the module: a server renders with it too, and has no such thing.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory }
  if (!trustedTypes) return html
  const policy = trustedTypes.createPolicy('safe-html', { createHTML: (text) => text })
  return policy.createHTML(html)
}
