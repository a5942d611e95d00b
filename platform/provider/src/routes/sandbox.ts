import { randomBytes } from 'node:crypto'
import type { Log } from '@storefront/server'
import { Hono } from 'hono'
import { limitBody } from '../http/read-request.ts'
import { Refusal } from '../http/refusal.ts'
import { paymentDecisionKilobytes } from '../limits.ts'
import { type SandboxGateway, signatureHeader } from '../payments/sandbox-gateway.ts'
import { sandboxEndedPage, sandboxMissingPage, sandboxPage } from '../payments/sandbox-page.ts'

/** Delivers a signed event to the webhook, as any gateway does. */
export type Deliver = (body: string, headers: Record<string, string>) => Promise<Response>

/** GET and POST /sandbox/pay/{session}: the sandbox gateway's payment page. */
export function sandboxRoutes(gateway: SandboxGateway, deliver: Deliver, log: Log) {
  return new Hono()
    .get('/pay/:session', async (context) => {
      const session = await gateway.readSession(context.req.param('session'))
      const nonce = randomBytes(16).toString('base64')
      context.header('cache-control', 'no-store')
      context.header(
        'content-security-policy',
        pagePolicy(nonce, session ? session.successUrl : null),
      )
      if (!session) return context.html(sandboxMissingPage(nonce), 404)
      if (session.status !== 'open') return context.html(sandboxEndedPage(session, nonce))
      return context.html(sandboxPage(session, nonce))
    })
    .post('/pay/:session', limitBody(paymentDecisionKilobytes), async (context) => {
      if (context.req.header('sec-fetch-site') === 'cross-site') {
        throw new Refusal(403, 'cross_site', 'A payment is decided on its own page.')
      }
      const form = await context.req.formData().catch(() => null)
      const decision = form?.get('decision')
      if (decision !== 'paid' && decision !== 'declined') {
        throw new Refusal(400, 'invalid_request', 'decision is "paid" or "declined".')
      }
      const session = await gateway.decide(context.req.param('session'), decision)
      if (!session || session.status === 'open' || session.status === 'expired') {
        return context.redirect(context.req.path, 303)
      }
      const { body, signature } = gateway.eventFor(session)
      const response = await deliver(body, { [signatureHeader]: signature })
      // The payer sees no error, because the periodic look-up finds missed events.
      if (!response.ok) log.error({ status: response.status }, 'the webhook refused an event')
      context.header('cache-control', 'no-store')
      return context.redirect(
        session.status === 'paid' ? session.successUrl : session.failedUrl,
        303,
      )
    })
}

/** Content security policy: styles by nonce, no scripts, and a form that may redirect to the storefront. */
function pagePolicy(nonce: string, returnUrl: string | null): string {
  const storefront = returnUrl ? ` ${new URL(returnUrl).origin}` : ''
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `form-action 'self'${storefront}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}
