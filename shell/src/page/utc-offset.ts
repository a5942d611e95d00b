/** Cookie with how far the visitor's clock is from UTC, in minutes east: from it the server knows their day. */
export const utcOffsetCookie = 'utc-offset'

const keptSeconds = 180 * 24 * 3600

/** Tells the server of later pages which day it is for this visitor. */
export function rememberUtcOffset(now: Date): void {
  const offset = -now.getTimezoneOffset()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we build for.
  document.cookie = `${utcOffsetCookie}=${offset}; path=/; max-age=${keptSeconds}; samesite=lax`
}
