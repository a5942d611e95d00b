/** One line of a receipt: a price, or a price times a number, in USD. */
export type ReceiptLine = { label: string; usd: number }

/** What something costs: the lines that lead to the total in USD, and what the seller says of it (taxes, cancellation). */
export type Receipt = {
  lines: ReceiptLine[]
  totalUsd: number
  notes: string[]
}

/** What a record on the wire says of its price; nothing where it says nothing. */
export function priceNotes(said: { taxes: string; cancellation: string }): {
  priceNotes?: string[]
} {
  const notes = [said.taxes, said.cancellation].filter(Boolean)
  return notes.length > 0 ? { priceNotes: notes } : {}
}
