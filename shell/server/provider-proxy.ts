import { addressOf } from '@storefront/server'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { proxy } from 'hono/proxy'
import { Agent } from 'undici'
import { steadyFetch } from '../src/page/steady-fetch.ts'
import type { SiteEnv } from './callers/own-addresses.ts'
import type { ServerConfig } from './config.ts'
import { log } from './operations/log.ts'
import { tracing } from './operations/tracing.ts'

/** Hop-by-hop and identity headers that must not travel from the visitor to the provider unchanged. */
const dropped = [
  'host',
  'connection',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * Refuses a body that no call has (a booking of fifty travellers has 40 KB). The provider would, and then close a connection
 * that this server may already have chosen for another visitor's booking.
 */
export const limitBody: MiddlewareHandler = bodyLimit({
  maxSize: 64 * 1024,
  onError: (c) => {
    const error = { code: 'body_too_large', message: 'The request is too large.' }
    // What is left of the body is not read: a front must not send its next call over this connection.
    return c.json({ error }, 413, { connection: 'close' })
  },
})

/** No call is cut by a timer (spec §7): Node's own agent would after 300 s. */
const withoutTimeout: RequestInit & { dispatcher: Agent } = {
  dispatcher: new Agent({ headersTimeout: 0, bodyTimeout: 0 }),
}

/** Passes a call on to the provider, with who asked and under which address the storefront is known. */
export async function passToProvider(
  c: Context<SiteEnv>,
  { providerUrl, trustProxy }: ServerConfig,
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  const { host, protocol } = new URL(c.get('origin'))
  const headers = new Headers(c.req.raw.headers)
  for (const name of dropped) headers.delete(name)
  headers.set('x-forwarded-host', host)
  headers.set('x-forwarded-proto', protocol.replace(':', ''))
  const requestId = c.get('requestId')
  headers.set('x-request-id', requestId)
  const client = addressOf(c, trustProxy)
  if (client) headers.set('x-forwarded-for', client)
  try {
    const answer = await tracing.span('call the provider', (step) => {
      for (const [name, value] of Object.entries(step.headers)) headers.set(name, value)
      return proxy(`${providerUrl}${pathname}${search}`, {
        raw: c.req.raw,
        customFetch: (request) => steadyFetch(request, withoutTimeout),
        headers,
        redirect: 'manual',
        signal: c.req.raw.signal,
      })
    })
    // Another provider may not hand it back.
    answer.headers.set('x-request-id', requestId)
    return answer
  } catch (error) {
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 })
    log.error({ requestId, error }, `the provider did not answer ${pathname}`)
    return c.json(
      { error: { code: 'provider_unavailable', message: 'The provider does not answer.' } },
      502,
    )
  }
}
