import type { IsoDate, Product } from '@storefront/contract'

/** One line of a quote, e.g. two adults at 214.37. */
export type QuoteLine = { label: string; unitCents: number; quantity: number }

/** Price of a booking and its reasons, fixed when the booking is made. */
export type Quote = {
  title: string
  /** Facts a person recognises the booking by: route, dates, travellers. */
  details: string[]
  lines: QuoteLine[]
}

/** So much of one thing on one day: rooms, or places, of which an infant takes one too. `capacity` is what a day starts with. */
export type StockNeed = {
  kind: 'flight' | 'room' | 'tour' | 'package'
  itemId: string
  day: IsoDate
  quantity: number
  capacity: number
}

/** A product's answer to a booking body: what can be booked, and its price. */
export type Offer = {
  product: Product
  itemId: string
  quote: Quote
  amountCents: number
  firstDay: IsoDate
  lastDay: IsoDate
  travellersCount: number
  stock: StockNeed[]
}

/** Sum of the lines in cents. */
export function totalCents(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0)
}
