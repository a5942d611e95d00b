import type { Log } from '@storefront/server'
import type { BookingStatus } from '../bookings/status.ts'
import { sign } from '../payments/signature.ts'
import { noticeTimeoutMs } from '../times.ts'

/** Notice to the agency, without traveller data. */
export type Notice = {
  /** Stable across retries. */
  id: string
  status: BookingStatus
  reference: string
  product: string
  title: string
  first_day: string
  last_day: string
  travellers_count: number
  total_amount_usd: number
}

/** Sends a notice. Throws if it is not acknowledged; the outbox then retries. */
export type Notify = (notice: Notice) => Promise<void>

export type NoticeTarget = { url: string; secret: string }

/** Logs notices, for agencies without a system of their own. */
export function notifyByLog(log: Log): Notify {
  return async ({ id, status, reference }) => log.info({ id, status, reference }, 'notice')
}

/** Posts notices as JSON signed by `Provider-Signature: t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export function notifyByPost({ url, secret }: NoticeTarget, now: () => Date): Notify {
  return async (notice) => {
    const body = JSON.stringify(notice)
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': notice.id,
        'provider-signature': sign(body, secret, now()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(noticeTimeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the agency's system answered ${response.status}`)
  }
}
