import { sql } from 'drizzle-orm'
import {
  char,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BookingStatus } from '../bookings/status.ts'
import { moment, ofBooking } from './booking-tables.ts'

export const payments = pgTable(
  'payment',
  {
    id: uuid('id').primaryKey(),
    bookingId: ofBooking(),
    gateway: text('gateway').notNull(),
    sessionId: text('session_id').notNull(),
    status: text('status').$type<'open' | 'succeeded' | 'failed' | 'expired'>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_session').on(table.gateway, table.sessionId),
    uniqueIndex('payment_one_open').on(table.bookingId).where(sql`${table.status} = 'open'`),
    uniqueIndex('payment_one_succeeded')
      .on(table.bookingId)
      .where(sql`${table.status} = 'succeeded'`),
  ],
)

/** Gateway events, each applied once. */
export const paymentEvents = pgTable(
  'payment_event',
  {
    gateway: text('gateway').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    sessionId: text('session_id').notNull(),
    /** `EventOutcome`: "confirmed", "ignored", "mismatch", … */
    outcome: text('outcome').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.eventId] })],
)

/**
 * Outbox: external effects, written in the transaction that causes them. Each runs at least once. Effects that must not
 * repeat use an idempotency key.
 */
export const outbox = pgTable(
  'outbox',
  {
    /** "refund <booking id>" or "<status> <booking id>", so that each effect is written once. */
    dedupeKey: text('dedupe_key').primaryKey(),
    bookingId: ofBooking(),
    kind: text('kind').$type<'refund' | 'notice'>().notNull(),
    status: text('status').$type<BookingStatus>().notNull(),
    /** Time of the next attempt. */
    dueAt: moment('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    doneAt: moment('done_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('outbox_due').on(table.dueAt).where(sql`${table.doneAt} is null`)],
)

/** Sessions of the sandbox gateway. */
export const sandboxSessions = pgTable('sandbox_session', {
  id: text('id').primaryKey(),
  /** "<booking id>:<page number>", for idempotency. */
  idempotencyKey: text('idempotency_key').notNull().unique(),
  reference: text('reference').notNull(),
  title: text('title').notNull(),
  details: jsonb('details').$type<string[]>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: char('currency', { length: 3 }).notNull(),
  status: text('status').$type<'open' | 'paid' | 'declined' | 'expired'>().notNull(),
  payUrl: text('pay_url').notNull(),
  successUrl: text('success_url').notNull(),
  failedUrl: text('failed_url').notNull(),
  expiresAt: moment('expires_at').notNull(),
  refundedAt: moment('refunded_at'),
})
