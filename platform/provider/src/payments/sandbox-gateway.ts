import { randomBytes } from 'node:crypto'
import { written } from '@storefront/contract/wire'
import { and, eq, isNull, lt } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/connect.ts'
import { sandboxSessions } from '../database/payment-tables.ts'
import { Refusal } from '../http/refusal.ts'
import type { PaymentEvent, PaymentGateway, SessionState } from './gateway.ts'
import { sign, verify } from './signature.ts'

export type SandboxSession = typeof sandboxSessions.$inferSelect

export const signatureHeader = 'sandbox-signature'

export type SandboxGateway = PaymentGateway & {
  /** Session for the payment page, marked expired once its time is up; null for an unknown id. */
  readSession(id: string): Promise<SandboxSession | null>
  /** Pays or declines an open session. Later calls return the first outcome. */
  decide(id: string, decision: 'paid' | 'declined'): Promise<SandboxSession | null>
  /** Signed webhook event for a session that ended. */
  eventFor(session: SandboxSession): { body: string; signature: string }
}

const eventJson = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: written(255),
    type: v.picklist(['succeeded', 'failed', 'expired']),
    sessionId: written(255),
    bookingId: v.pipe(v.string(), v.uuid()),
    amountCents: v.pipe(v.number(), v.integer()),
    currency: v.string(),
  }),
)

const states = {
  open: 'open',
  paid: 'succeeded',
  declined: 'failed',
  expired: 'expired',
} as const

/**
 * Gateway that takes no money: on its page, the payer chooses the outcome. It has its own table and reaches the
 * provider only by sessions and signed events.
 */
export function createSandboxGateway(options: {
  db: Database
  key: string
  now: () => Date
}): SandboxGateway {
  const { db, key, now } = options

  const readSession = async (id: string) => {
    await db
      .update(sandboxSessions)
      .set({ status: 'expired' })
      .where(
        and(
          eq(sandboxSessions.id, id),
          eq(sandboxSessions.status, 'open'),
          lt(sandboxSessions.expiresAt, now()),
        ),
      )
    const [session] = await db.select().from(sandboxSessions).where(eq(sandboxSessions.id, id))
    return session ?? null
  }

  const end = async (id: string, status: 'paid' | 'declined' | 'expired') => {
    if (!(await readSession(id))) return null
    await db
      .update(sandboxSessions)
      .set({ status })
      .where(and(eq(sandboxSessions.id, id), eq(sandboxSessions.status, 'open')))
    return readSession(id)
  }

  return {
    name: 'sandbox',
    readSession,

    async createSession(order) {
      const idempotencyKey = `${order.bookingId}:${order.pageNumber}`
      const id = randomBytes(18).toString('base64url')
      await db
        .insert(sandboxSessions)
        .values({
          ...order,
          id,
          idempotencyKey,
          status: 'open',
          payUrl: `${order.publicOrigin}/sandbox/pay/${id}`,
        })
        .onConflictDoNothing()
      const [session] = await db
        .select()
        .from(sandboxSessions)
        .where(eq(sandboxSessions.idempotencyKey, idempotencyKey))
      if (!session) throw new Error('the sandbox session was not stored')
      return { sessionId: session.id, redirectUrl: session.payUrl }
    },

    findSession: async (sessionId) => stateOf(await readSession(sessionId)),

    closeSession: async (sessionId) => stateOf(await end(sessionId, 'expired')),

    decide: end,

    async refund({ sessionId }) {
      const session = await readSession(sessionId)
      if (session?.status !== 'paid') throw new Error('nothing was paid in this session')
      await db
        .update(sandboxSessions)
        .set({ refundedAt: now() })
        .where(and(eq(sandboxSessions.id, sessionId), isNull(sandboxSessions.refundedAt)))
      return 'done'
    },

    eventFor(session) {
      const { id, status, idempotencyKey, amountCents, currency } = session
      const [bookingId = ''] = idempotencyKey.split(':')
      const type = states[status]
      const event = { id: `evt_${id}_${status}`, type, sessionId: id, bookingId }
      const body = JSON.stringify({ ...event, amountCents, currency })
      return { body, signature: sign(body, key, now()) }
    },

    readEvent(body, headers): PaymentEvent | null {
      verify(body, headers.get(signatureHeader), key, now())
      const read = v.safeParse(eventJson, body)
      if (!read.success) throw new Refusal(400, 'invalid_request', 'This event makes no sense.')
      return read.output
    },
  }
}

function stateOf(session: SandboxSession | null): SessionState | null {
  if (!session) return null
  const { status, amountCents, currency } = session
  return { status: states[status], amountCents, currency }
}
