import type { IsoDate, Product } from '@storefront/contract'

export type QuoteLine = { label: string; unitCents: number; quantity: number }

/** Price and description of a booking, fixed when it is made. */
export type Quote = {
  title: string
  /** Route, dates and travellers, by which people recognise the booking. */
  details: string[]
  lines: QuoteLine[]
}

/** Units of an item that a booking needs on one day, infants included. `capacity` is the day's initial stock. */
export type StockNeed = {
  kind: 'flight' | 'room' | 'tour' | 'package'
  itemId: string
  day: IsoDate
  quantity: number
  capacity: number
}

/** Booking that a body asks for, with its price and the stock that it needs. */
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

export function totalCents(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0)
}
