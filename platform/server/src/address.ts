import { isIPv6 } from 'node:net'
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

/**
 * Whom a call is counted for: an IPv4 address, or of an IPv6 one its /64 network, all of which one customer has. Null where
 * there is no connection to ask.
 */
export function callerOf(c: Context, trustProxy: boolean): string | null {
  const address = addressOf(c, trustProxy)
  return address && networkOf(address)
}

/** An IPv4 address as it is, of an IPv6 one its /64 network. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (mapped) return mapped
  const [before = '', after] = address.replace(/%.*$/, '').split('::')
  const groups = before.split(':').filter(Boolean)
  const missing = after === undefined ? 0 : 4
  const network = [...groups, ...Array<string>(missing).fill('0')].slice(0, 4)
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
