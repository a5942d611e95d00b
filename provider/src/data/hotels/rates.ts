import type { RateSeed } from './seed-types.ts'

/** The rates of a room by what they are for. Between them they use every bound of spec §5. */

/** For anyone, any stay. */
export const open = (usd: number): RateSeed => ({ usd })

/** At the room's own price. */
export const atRoomPrice = (): RateSeed => ({ maxPax: 4, maxInfants: 1, infantUsd: 0 })

/** One person only. */
export const solo = (usd: number): RateSeed => ({ usd, maxPax: 1, maxChildren: 0, maxInfants: 0 })

/** Two adults, nobody else. */
export const couple = (usd: number): RateSeed => ({
  usd,
  minPax: 2,
  maxPax: 2,
  maxAdults: 2,
  maxChildren: 0,
  maxInfants: 0,
})

/** Up to so many people, a baby free of charge. */
export const upTo = (maxPax: number, usd: number): RateSeed => ({
  usd,
  maxPax,
  maxInfants: 1,
  infantUsd: 0,
  infantPolicy: 'One infant stays free in a cot, on request.',
})

/** Parents with children; a cot is charged by the night. */
export const family = (usd: number, infantUsd: number): RateSeed => ({
  usd,
  infantUsd,
  infantPolicy: `Cot, bath and bottle warmer: $${infantUsd.toFixed(2)} per infant and night. Two at most.`,
  minPax: 3,
  maxPax: 5,
  maxAdults: 3,
  maxChildren: 3,
  maxInfants: 2,
})

/** Cheaper from so many nights on. */
export const from = (minNights: number, usd: number): RateSeed => ({
  usd,
  minNights,
  maxPax: 4,
  infantUsd: 12,
  infantPolicy: 'Infants $12.00 per night, breakfast included.',
})

/** Several friends sharing: no children, no babies. */
export const friends = (usd: number): RateSeed => ({
  usd,
  minPax: 3,
  maxAdults: 4,
  maxChildren: 0,
  maxInfants: 0,
  infantPolicy: 'Not offered with infants.',
})
