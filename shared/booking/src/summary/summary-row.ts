/** One line of a summary: a label and its value as shown. */
export type SummaryRow = {
  label: string
  value: string
  /** It is a part of the selection's total, and says nothing once the provider answered another one. */
  isPrice?: boolean | undefined
}

/** The lines that still hold when the total is another than the one they add up to. */
export function rowsWithoutPrices<Row extends SummaryRow>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => !row.isPrice)
}
