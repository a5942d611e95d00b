import { groupedDigits } from './counts.ts'

/** Converts USD to whole cents, rounding half a cent up. Throws RangeError unless finite. */
export function toCents(usd: number): number {
  if (!Number.isFinite(usd)) throw new RangeError(`Not an amount: ${usd}`)
  if (Number.isInteger(usd)) return usd * 100 + 0
  // 1.005 × 100 is 100.49999…; 15 digits remove the binary noise before rounding.
  return Math.round(Number((usd * 100).toPrecision(15))) + 0
}

export function fromCents(cents: number): number {
  return cents / 100
}

/** '$1,234.50'. */
export function formatUsd(usd: number): string {
  const cents = Math.abs(toCents(usd))
  const sign = toCents(usd) < 0 ? '-' : ''
  return `${sign}$${groupedDigits(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** Multiplies in cents. */
export function multiplyUsd(usd: number, times: number): number {
  return fromCents(Math.round(toCents(usd) * times))
}

/** Divides, rounded to the cent; 0 parts count as 1. */
export function divideUsd(usd: number, parts: number): number {
  return fromCents(Math.round(toCents(usd) / Math.max(1, parts)))
}

/** Adds in cents. */
export function sumUsd(...amounts: number[]): number {
  return fromCents(amounts.reduce((sum, usd) => sum + toCents(usd), 0))
}

/** True when two amounts are equal to the cent. */
export function isSameUsd(oneUsd: number, otherUsd: number): boolean {
  return toCents(oneUsd) === toCents(otherUsd)
}
