/**
 * The address a map may be framed from: https on the standard port, without credentials, from exactly
 * one of `hosts`. Null for anything else.
 */
export function frameableMapUrl(url: string | null, hosts: readonly string[]): string | null {
  // Backslashes, blanks and control characters: browsers drop or turn them, readers are deceived.
  if (!url || /[\s\\\p{C}]/u.test(url) || !URL.canParse(url)) return null
  const { protocol, username, password, port, hostname, href } = new URL(url)
  const isPlain = protocol === 'https:' && !username && !password && !port
  return isPlain && hosts.includes(hostname) ? href : null
}
