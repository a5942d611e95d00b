import type { TrustedTypePolicyFactory } from 'trusted-types/lib'

/**
 * Where browsers enforce Trusted Types, lets scripts be added only from below `bases` (`/assets/`, the folders of the
 * live releases), by this page's loader or by the bundler's in any remote. Text never runs.
 */
export function trustScriptsBelow(bases: readonly string[]): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (isBelow(url, bases, document.baseURI)) return url
      throw new TypeError(`${url} is no script of this page`)
    },
  })
}

/** Whether an address, as a browser reads it on `page`, lies below one of `bases`. */
export function isBelow(url: string, bases: readonly string[], page: string): boolean {
  if (!URL.canParse(url, page)) return false
  const { href } = new URL(url, page)
  return bases.some((base) => href.startsWith(new URL(base, page).href))
}
