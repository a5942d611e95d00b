import type { Product } from '@storefront/contract'
import { sql } from 'drizzle-orm'
import {
  char,
  check,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Quote, StockNeed } from '../bookings/quote.ts'
import type { BookingStatus } from '../bookings/status.ts'

const stockKey = {
  kind: text('kind').$type<StockNeed['kind']>().notNull(),
  itemId: text('item_id').notNull(),
  day: date('day').notNull(),
}

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Stock of an item on a day: seats, rooms of a kind, tour places. The day's first booking adds the row, and triggers of
 * the catalogue keep its capacity current. A check constraint prevents overselling.
 */
export const stock = pgTable(
  'stock',
  {
    ...stockKey,
    capacity: integer('capacity').notNull(),
    /** Held by unpaid bookings. */
    held: integer('held').notNull().default(0),
    sold: integer('sold').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.day] }),
    // Partial index: sold-out rows are few and read often.
    index('stock_full')
      .on(table.kind, table.day)
      .where(sql`${table.held} + ${table.sold} >= ${table.capacity}`),
    check('stock_held', sql`${table.held} >= 0`),
    check('stock_sold', sql`${table.sold} >= 0`),
    check('stock_not_oversold', sql`${table.held} + ${table.sold} <= ${table.capacity}`),
  ],
)

/** A booking with its quote. Triggers refuse illegal transitions and changes of the quote. */
export const bookings = pgTable(
  'booking',
  {
    id: uuid('id').primaryKey(),
    reference: text('reference').notNull().unique(),
    product: text('product').$type<Product>().notNull(),
    status: text('status').$type<BookingStatus>().notNull(),
    itemId: text('item_id').notNull(),
    quote: jsonb('quote').$type<Quote>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: char('currency', { length: 3 }).notNull().default('USD'),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    travellersCount: integer('travellers_count').notNull(),
    /** Traveller records, encrypted; null once purged. */
    travellers: text('travellers'),
    /** The visitor's text to the agency, encrypted; null once purged. */
    notes: text('notes'),
    /** Keyed hash of the holder's IP address; null once purged. */
    heldByAddress: text('held_by_address'),
    holdExpiresAt: moment('hold_expires_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('booking_amount', sql`${table.amountCents} > 0`),
    check('booking_currency', sql`${table.currency} = 'USD'`),
    check('booking_days', sql`${table.firstDay} <= ${table.lastDay}`),
    check(
      'booking_pending_has_hold',
      sql`(${table.status} = 'pending_payment') = (${table.holdExpiresAt} is not null)`,
    ),
    index('booking_hold_expiry')
      .on(table.holdExpiresAt)
      .where(sql`${table.status} = 'pending_payment'`),
    index('booking_status').on(table.status, table.updatedAt),
    index('booking_held_by_address').on(table.heldByAddress, table.updatedAt),
  ],
)

export const ofBooking = () =>
  uuid('booking_id')
    .notNull()
    .references(() => bookings.id, { onDelete: 'cascade' })

/** Stock that a booking needs. The booking's status decides whether it is held, sold or free. */
export const bookingStock = pgTable(
  'booking_stock',
  {
    bookingId: ofBooking(),
    ...stockKey,
    quantity: integer('quantity').notNull(),
    capacity: integer('capacity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.kind, table.itemId, table.day] }),
    index('booking_stock_item').on(table.kind, table.itemId, table.day),
    check('booking_stock_quantity', sql`${table.quantity} > 0`),
  ],
)

/** Status history, written by a trigger. */
export const bookingHistory = pgTable(
  'booking_history',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    bookingId: ofBooking(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('booking_history_booking').on(table.bookingId)],
)

/** Allowed transitions, for the trigger. Filled by the migration, equal to `bookings/status.ts`. */
export const bookingTransitions = pgTable(
  'booking_transition',
  { fromStatus: text('from_status').notNull(), toStatus: text('to_status').notNull() },
  (table) => [primaryKey({ columns: [table.fromStatus, table.toStatus] })],
)

/** One booking per key, written in the booking's transaction. */
export const idempotency = pgTable(
  'idempotency',
  {
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    /** Keyed hash of the body, to refuse another body under the same key. */
    fingerprint: text('fingerprint').notNull(),
    /** No foreign key, because the key is written before the booking. A second request with the key waits there. */
    bookingId: uuid('booking_id').notNull(),
    /**
     * Null until answered: the payment page is requested after the booking is committed. json keeps the order of
     * keys, unlike jsonb, so replays are identical to the byte.
     */
    answer: json('answer').$type<Record<string, unknown>>(),
    /** Until then only one request opens the payment page, and others wait. */
    leaseUntil: moment('lease_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.endpoint, table.key] }),
    index('idempotency_created').on(table.createdAt),
    index('idempotency_booking').on(table.bookingId),
    index('idempotency_body').on(table.endpoint, table.fingerprint),
  ],
)

export const contactMessages = pgTable('contact_message', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  receivedAt: moment('received_at').notNull(),
})
