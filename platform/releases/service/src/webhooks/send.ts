import { Webhook } from 'standardwebhooks'
import type { AuditEntry } from '../wire.ts'
import type { WebhookTarget } from './targets.ts'

const timeoutMs = 10_000

/** Sends a change to a target, signed as the Standard Webhooks specify. Throws when it was not acknowledged. */
export async function send({ url, secret }: WebhookTarget, entry: AuditEntry): Promise<void> {
  const { id, at, ...data } = entry
  const messageId = `audit-${id}`
  const body = JSON.stringify({ type: `release.${entry.verb}`, timestamp: at, data })
  const now = new Date()
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // The same for every repetition.
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(messageId, now, body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`)
}
