import type { Row } from './row.ts'
import { browserRows } from './rows/browser.ts'
import { providerRows } from './rows/provider.ts'
import { storefrontRows } from './rows/storefront.ts'

/** Every row, in the order of its number. */
export const allRows: Row[] = [...browserRows, ...providerRows, ...storefrontRows].sort(
  (a, b) => a.id.charCodeAt(0) - b.id.charCodeAt(0) || number(a) - number(b),
)

/** The rows with these ids, all without one. Throws for an id that no row has. */
export function rowsNamed(ids: readonly string[]): Row[] {
  const unknown = ids.filter((id) => !allRows.some((row) => row.id === id))
  if (unknown.length > 0) throw new Error(`There is no row ${unknown.join(', ')}.`)
  return ids.length === 0 ? allRows : allRows.filter(({ id }) => ids.includes(id))
}

function number({ id }: Row): number {
  return Number(id.slice(1))
}
