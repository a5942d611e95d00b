/** Rewrites plain http addresses to https; returns others unchanged. */
export function overHttps(address: string): string {
  return address.replace(/^\s*http:\/\//i, 'https://')
}
