import type { Context } from 'hono'

/**
 * The visitor's network address; null where there is no connection to ask (tests). Behind a trusted front it is the last
 * entry of X-Forwarded-For, the one that the front wrote: entries before it can be forged.
 */
export function addressOf(c: Context, trustProxy: boolean): string | null {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  const forwarded = trustProxy ? lastEntry(c.req.header('x-forwarded-for')) : null
  return forwarded ?? env?.incoming?.socket?.remoteAddress ?? null
}

/** Of a list in a header the last entry, which the nearest front wrote; null when there is none. */
export function lastEntry(header: string | undefined): string | null {
  return header?.split(',').at(-1)?.trim() || null
}
