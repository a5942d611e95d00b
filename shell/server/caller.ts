import type { Context } from 'hono'

/**
 * The origin under which a visitor knows this server. Behind a trusted front it is the one that the front wrote into
 * X-Forwarded-Proto and X-Forwarded-Host; what is no host falls back to the request's own.
 */
export function originOf(c: Context, trustProxy: boolean): string {
  const { origin, protocol, host } = new URL(c.req.url)
  if (!trustProxy) return origin
  const proto = last(c.req.header('x-forwarded-proto')) ?? protocol.slice(0, -1)
  const name = last(c.req.header('x-forwarded-host')) ?? host
  const candidate = `${proto}://${name}`
  const isOrigin = /^https?$/.test(proto) && isHost.test(name) && URL.canParse(candidate)
  return isOrigin ? new URL(candidate).origin : origin
}

/**
 * The visitor's network address; null where there is no connection to ask (tests). Behind a trusted front it is the last
 * entry of X-Forwarded-For, the one that the front wrote: what stands before it may say anything.
 */
export function addressOf(c: Context, trustProxy: boolean): string | null {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  const forwarded = trustProxy ? last(c.req.header('x-forwarded-for')) : null
  return forwarded ?? env?.incoming?.socket?.remoteAddress ?? null
}

/** A name or an IPv6 address, and a port: nothing else. The provider, another company's service, reads it the same way. */
const isHost = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

function last(header: string | undefined): string | null {
  return header?.split(',').at(-1)?.trim() || null
}
