/**
 * Address of the map in the answer of GET /map-url: a string, `{url}`, `{map_url}`, or either under
 * `data` (readings). Null when there is none.
 */
export function readMapUrl(body: unknown): string | null {
  if (typeof body === 'string') return body
  if (typeof body !== 'object' || body === null) return null
  const { url, map_url, data } = body as Record<'url' | 'map_url' | 'data', unknown>
  if (typeof url === 'string') return url
  if (typeof map_url === 'string') return map_url
  return data === undefined ? null : readMapUrl(data)
}

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
