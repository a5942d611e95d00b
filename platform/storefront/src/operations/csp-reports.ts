import { limitRate, type Redis } from '@storefront/server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { log } from './log.ts'

export const cspReportAddress = '/session/csp-reports'

const text = v.pipe(v.string(), v.maxLength(2000))
const report = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'effective-directive': v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
    'blocked-uri': text,
  }),
})

/** Logs the page, directive and blocked origin of a violation. Drops queries, which may identify visitors. */
export function cspReportRoute(trustProxy: boolean, redis: Redis | null): Hono {
  const app = new Hono()
  const limit = limitRate({ name: 'csp-reports', perMinute: 60, trustProxy, redis })
  app.post('/', limit, bodyLimit({ maxSize: 16 * 1024 }), async (c) => {
    const read = v.safeParse(report, await c.req.json().catch(() => null))
    if (!read.success) return c.body(null, 400)
    const { 'csp-report': blocked } = read.output
    const violation = {
      page: URL.parse(blocked['document-uri'])?.pathname ?? null,
      directive: blocked['effective-directive'],
      blocked: originOrKind(blocked['blocked-uri']),
    }
    log.warn(violation, 'the content security policy blocked something on a page')
    return c.body(null, 204)
  })
  return app
}

/** Origin of a blocked source, or its keyword: inline, eval, data. */
function originOrKind(blocked: string): string {
  const url = URL.parse(blocked)
  if (url?.protocol.startsWith('http')) return url.origin
  return /^[a-z-]{1,40}/.exec(blocked)?.[0] ?? 'unknown'
}
