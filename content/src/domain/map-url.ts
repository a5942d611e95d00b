/** Returns the address of a map that may be framed: https, default port, no credentials, exactly one of `hosts`. Otherwise null. */
export function frameableMapUrl(url: string | null, hosts: readonly string[]): string | null {
  // Browsers drop or convert backslashes, blanks and control characters.
  if (!url || /[\s\\\p{C}]/u.test(url) || !URL.canParse(url)) return null
  const { protocol, username, password, port, hostname, href } = new URL(url)
  const isPlain = protocol === 'https:' && !username && !password && !port
  return isPlain && hosts.includes(hostname) ? href : null
}
