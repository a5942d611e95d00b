import type { Conditions } from './price-terms.ts'

/** One line of a receipt: a price, or a price times a number, in USD. */
export type ReceiptLine = { label: string; usd: number }

/** What something costs: the lines that lead to the total in USD, and the conditions of that price. */
export type Receipt = Conditions & { lines: ReceiptLine[]; totalUsd: number }
