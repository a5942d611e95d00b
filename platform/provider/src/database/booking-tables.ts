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

/** A moment in time; the database keeps it in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Stock of one item on one day: seats of a flight, rooms of a kind, places of a tour. The first booking of a day adds the
 * row, and its check makes overselling impossible.
 */
export const stock = pgTable(
  'stock',
  {
    ...stockKey,
    capacity: integer('capacity').notNull(),
    /** Taken by bookings that wait for their payment. */
    held: integer('held').notNull().default(0),
    sold: integer('sold').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.day] }),
    // A partial index: sold-out rows are read all the time, and are few.
    index('stock_full')
      .on(table.kind, table.day)
      .where(sql`${table.held} + ${table.sold} >= ${table.capacity}`),
    check('stock_held', sql`${table.held} >= 0`),
    check('stock_sold', sql`${table.sold} >= 0`),
    check('stock_not_oversold', sql`${table.held} + ${table.sold} <= ${table.capacity}`),
  ],
)

/** A booking with the quote it was made at. Triggers refuse illegal transitions and any change of the quote. */
export const bookings = pgTable(
  'booking',
  {
    id: uuid('id').primaryKey(),
    /** The reference shown to the visitor, e.g. "CUN-7K3F9Q". */
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
    /** Keyed hash of the caller who holds its stock. Null once purged. */
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

/** Foreign key of a row that is deleted with its booking. */
export const ofBooking = () =>
  uuid('booking_id')
    .notNull()
    .references(() => bookings.id, { onDelete: 'cascade' })

/** The stock a booking needs. Held, sold or free: that follows from the booking's status. */
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

/** Every status a booking has had, written by a trigger. */
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

/** Which status may follow which; read by the trigger. Filled by the migration, equal to `bookings/status.ts`. */
export const bookingTransitions = pgTable(
  'booking_transition',
  { fromStatus: text('from_status').notNull(), toStatus: text('to_status').notNull() },
  (table) => [primaryKey({ columns: [table.fromStatus, table.toStatus] })],
)

/** One booking per key; written in the booking's own transaction. */
export const idempotency = pgTable(
  'idempotency',
  {
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    /** Keyed hash of the body; another body under the same key is refused. */
    fingerprint: text('fingerprint').notNull(),
    /** No foreign key: the key is claimed before its booking exists, so that a second request waits here. */
    bookingId: uuid('booking_id').notNull(),
    /**
     * Null until the answer is known: the payment page is asked for after the booking is safe. Kept as text
     * (json, not jsonb, which sorts its keys), so that a repeated answer is the same to the byte.
     */
    answer: json('answer').$type<Record<string, unknown>>(),
    /** Until when one request is asking for the payment page; others wait. */
    leaseUntil: moment('lease_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.endpoint, table.key] }),
    index('idempotency_created').on(table.createdAt),
    index('idempotency_booking').on(table.bookingId),
    // Finds the unpaid booking of the same body.
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
