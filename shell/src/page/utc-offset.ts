import { utcOffsetCookie } from '@storefront/contract'

const keptSeconds = 180 * 24 * 3600

export function rememberUtcOffset(now: Date): void {
  const offset = -now.getTimezoneOffset()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we build for.
  document.cookie = `${utcOffsetCookie}=${offset}; path=/; max-age=${keptSeconds}; samesite=lax`
}
