import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import { expandIPv6 } from 'hono/utils/ipaddr'

/** A request of Hono, or of Node before Hono gets it. */
type AnyRequest = Context | IncomingMessage

/**
 * Network address of the caller; null without a connection. Behind a trusted proxy it is the last entry of
 * X-Forwarded-For, because earlier entries can be forged.
 */
export function addressOf(request: AnyRequest, trustProxy: boolean): string | null {
  const isNode = 'socket' in request
  const header = isNode ? request.headers['x-forwarded-for'] : request.req.header('x-forwarded-for')
  const forwarded = trustProxy ? lastEntry(header?.toString()) : null
  const socket = isNode ? request.socket : (request.env as Env | undefined)?.incoming?.socket
  return forwarded ?? socket?.remoteAddress ?? null
}

type Env = { incoming?: IncomingMessage }

/** Requested scheme and host, from the headers of a trusted proxy if it sends them. The host may be any text. */
export function requestedHost(c: Context, trustProxy: boolean): { protocol: string; host: string } {
  const own = new URL(c.req.url)
  const written = (name: string) => (trustProxy ? lastEntry(c.req.header(name)) : null)
  const isSecure = written('x-forwarded-proto') === 'https'
  return {
    protocol: isSecure ? 'https:' : own.protocol,
    host: written('x-forwarded-host') ?? c.req.header('host')?.toLowerCase() ?? own.host,
  }
}

/** Last entry of a header, which the nearest proxy wrote; null if absent. */
function lastEntry(header: string | undefined): string | null {
  return header?.split(',').at(-1)?.trim() || null
}

/**
 * Caller as limits count it: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one customer.
 * Null without a connection.
 */
export function callerOf(request: AnyRequest, trustProxy: boolean): string | null {
  const address = addressOf(request, trustProxy)
  return address && networkOf(address)
}

/** Returns an IPv4 address unchanged, and the /64 network of an IPv6 one. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [withoutZone = ''] = address.toLowerCase().split('%')
  return expandIPv6(withoutZone).split(':').slice(0, 4).join(':')
}
