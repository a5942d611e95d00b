import { LRUCache } from 'lru-cache'

/** CSP sources by text. The same texts recur, so each is hashed once. */
const known = new LRUCache<string, string>({ max: 200 })

/** CSP source that allows an inline script or style of this text. */
export async function sourceOf(text: string): Promise<string> {
  const source = known.get(text) ?? `'sha256-${await hashOf(text)}'`
  known.set(text, source)
  return source
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
