import type { TrustedTypePolicyFactory } from 'trusted-types/lib'

/**
 * Restricts scripts to addresses below `bases` (`/assets/`, folders of live releases), by Trusted Types where browsers
 * enforce them. Refuses all script text.
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

/** True when an address, resolved against `page`, is below one of `bases`. */
export function isBelow(url: string, bases: readonly string[], page: string): boolean {
  if (!URL.canParse(url, page)) return false
  const { href } = new URL(url, page)
  return bases.some((base) => href.startsWith(new URL(base, page).href))
}
