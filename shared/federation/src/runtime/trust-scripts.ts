import type { TrustedTypePolicyFactory } from 'trusted-types/lib'

/**
 * Restricts scripts, in browsers that enforce Trusted Types, to addresses below `bases` (`/assets/`, the folders of the
 * live releases), added by this page's loader or by the bundler's in any remote. Text never runs.
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

/** True when an address, resolved against `page` as a browser does, lies below one of `bases`. */
export function isBelow(url: string, bases: readonly string[], page: string): boolean {
  if (!URL.canParse(url, page)) return false
  const { href } = new URL(url, page)
  return bases.some((base) => href.startsWith(new URL(base, page).href))
}
