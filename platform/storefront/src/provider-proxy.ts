import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { retryOnClosedConnection, unansweredHeader } from '@storefront/http'
import { addressOf, busy, Slots } from '@storefront/server'
import type { Context, Handler, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Agent, request } from 'undici'
import type { SiteEnv } from './callers/own-addresses.ts'
import type { ServerConfig } from './config.ts'
import { log } from './operations/log.ts'
import { tracing } from './operations/tracing.ts'
import { ownCookies } from './own-cookies.ts'

/** Headers of a single connection, which a proxy must not pass on. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/**
 * Headers that are not passed on: of the connection and body, those by which a visitor could forge the caller, and
 * credentials of the site.
 */
const dropped = new Set([
  ...hopByHop,
  'authorization',
  'content-length',
  'expect',
  'host',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
])

/** Longer answers, in bytes, are streamed, so that a slow reader does not hold them in memory. */
const mostAtOnce = 256 * 1024

const limit = bodyLimit({
  maxSize: 64 * 1024,
  onError: (c) => {
    const error = { code: 'body_too_large', message: 'The request is too large.' }
    // The rest of the body is unread, so a proxy must not reuse this connection.
    return c.json({ error }, 413, { connection: 'close' })
  },
})

/**
 * Refuses a body larger than any call (50 travellers have 40 KB). The provider would close the connection, which this
 * server may already have picked for another booking.
 */
export const limitBody: MiddlewareHandler = (c, next) => (hasBody(c) ? limit(c, next) : next())

/** Without time limits, because by default undici aborts calls after 300 s. */
const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 })

const busyText = JSON.stringify({
  error: { code: 'provider_busy', message: 'The provider is busy. Try again in a moment.' },
})

/**
 * Returns a handler that passes a call on to the provider, with the caller's address and the site's origin, and returns
 * the answer unchanged. Calls may use half of the connections, so that pages are served while the provider never answers.
 */
export function createProviderProxy(config: ServerConfig): Handler<SiteEnv> {
  const most = Math.ceil(config.maxConnections / 2)
  const calls = new Slots(most, most)
  return async (c) => {
    const leave = calls.enter(null)
    if (!leave) return busy({ 'content-type': 'application/json' }, busyText)
    return passToProvider(c, config).finally(leave)
  }
}

async function passToProvider(c: Context<SiteEnv>, config: ServerConfig): Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  const { method } = c.req
  const { signal } = c.req.raw
  try {
    const body = hasBody(c) ? new Uint8Array(await c.req.arrayBuffer()) : null
    const call = { dispatcher, method, headers: callHeaders(c, config), body, signal }
    const { statusCode, headers, content } = await tracing.span('call the provider', (step) => {
      Object.assign(call.headers, step.headers)
      return retryOnClosedConnection(call, async () => {
        const answer = await request(`${config.providerUrl}${pathname}${search}`, call)
        const isLong = Number(answer.headers['content-length']) > mostAtOnce && method !== 'HEAD'
        const content = isLong
          ? (Readable.toWeb(answer.body) as ReadableStream)
          : new Uint8Array(await answer.body.arrayBuffer())
        return { ...answer, content }
      })
    })
    const isEmpty = content instanceof Uint8Array && content.length === 0
    return new Response(isEmpty ? null : content, {
      status: statusCode,
      headers: answerHeaders(c, headers),
    })
  } catch (error) {
    if (signal.aborted) return new Response(null, { status: 499 })
    log.error({ requestId: c.get('requestId'), error }, `the provider did not answer ${pathname}`)
    return c.json(
      { error: { code: 'provider_unavailable', message: 'The provider does not answer.' } },
      502,
      { [unansweredHeader]: 'true' },
    )
  }
}

/** Removes the site's own cookies: the provider may belong to another company. */
function withoutOwnCookies(header: string): string {
  const isOwn = (pair: string) => ownCookies.includes(pair.split('=')[0]?.trim() ?? '')
  return header
    .split(';')
    .filter((pair) => !isOwn(pair))
    .join(';')
    .trim()
}

function callHeaders(c: Context<SiteEnv>, { trustProxy }: ServerConfig): Record<string, string> {
  const { host, protocol } = new URL(c.get('origin'))
  const cookie = withoutOwnCookies(c.req.header('cookie') ?? '')
  const { cookie: _, ...given } = c.req.header()
  const passed = Object.entries(given).filter(([name]) => !dropped.has(name))
  const client = addressOf(c, trustProxy)
  return {
    ...Object.fromEntries(passed),
    ...(cookie ? { cookie } : {}),
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.replace(':', ''),
    'x-request-id': c.get('requestId'),
    ...(client ? { 'x-forwarded-for': client } : {}),
  }
}

function answerHeaders(c: Context<SiteEnv>, given: IncomingHttpHeaders): [string, string][] {
  const passed = Object.entries(given).filter(
    ([name]) => !hopByHop.includes(name) && name !== 'x-request-id',
  )
  return [
    ...passed.flatMap(([name, values = []]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
    // Other providers may not return the request id.
    ['x-request-id', c.get('requestId')],
  ]
}

function hasBody({ req }: Context): boolean {
  return req.method !== 'GET' && req.method !== 'HEAD'
}
