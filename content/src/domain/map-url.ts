/** Returns the map's address if it is https, has a host in `hosts`, no port and no credentials. Otherwise null. */
export function frameableMapUrl(url: string | null, hosts: readonly string[]): string | null {
  // Browsers drop or convert backslashes, blanks and control characters.
  if (!url || /[\s\\\p{C}]/u.test(url) || !URL.canParse(url)) return null
  const { protocol, username, password, port, hostname, href } = new URL(url)
  const isPlain = protocol === 'https:' && !username && !password && !port
  return isPlain && hosts.includes(hostname) ? href : null
}
