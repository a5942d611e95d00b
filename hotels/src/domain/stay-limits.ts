import type { IsoDate, StayLimits, TravellerCounts } from '@storefront/contract'
import { addDays, formatDayDate, nightsText } from '@storefront/domain'
import type { RoomOnSale } from './hotel.ts'
import type { Stay } from './pricing.ts'
import { fitsGuests } from './rates.ts'

/** Limits of the nights of a stay in some rooms of a hotel. */
export type NightLimits = Pick<StayLimits, 'maxNights' | 'lastDay' | 'daysNotSold'> & {
  soldOutNights: readonly IsoDate[]
}

/** Limits of a hotel that states none. */
export const noLimits: StayLimits = {
  minAge: null,
  maxParty: null,
  maxNights: null,
  lastDay: null,
  daysNotSold: [],
}

/**
 * Limits of a stay in any of these rooms: a night is sold out when it is so in each room that takes the guests, and the longest
 * stay is that of their most generous rate.
 */
export function nightLimits(
  limits: StayLimits,
  rooms: readonly RoomOnSale[],
  guests: TravellerCounts,
): NightLimits {
  const offers = rooms.flatMap((room) => {
    const rates = room.rates.filter((rate) => fitsGuests(room, rate, { guests }))
    return rates.length > 0 ? [{ soldOut: room.soldOutNights ?? [], rates }] : []
  })
  const [first, ...others] = offers.map(({ soldOut }) => soldOut)
  const longest = Math.max(
    ...offers.flatMap(({ rates }) => rates.map(({ maxNights }) => maxNights ?? Infinity)),
  )
  const maxNights = Math.min(
    limits.maxNights ?? Infinity,
    offers.length > 0 ? longest : Number.POSITIVE_INFINITY,
  )
  return {
    ...limits,
    maxNights: Number.isFinite(maxNights) ? maxNights : null,
    soldOutNights: (first ?? []).filter((night) =>
      others.every((soldOut) => soldOut.includes(night)),
    ),
  }
}

/** Reason why a night cannot be had, in a few words for a calendar; null where it can. */
export function closedNight(
  { lastDay, daysNotSold, soldOutNights }: NightLimits,
  night: IsoDate,
): string | null {
  if (lastDay !== null && night > lastDay) return `not on sale after ${formatDayDate(lastDay)}`
  if (daysNotSold.includes(night)) return 'not on sale'
  return soldOutNights.includes(night) ? 'sold out' : null
}

/** Reason why a stay cannot be had, as a sentence; null where it can. */
export function stayProblem(limits: NightLimits, { firstDay, nights }: Stay): string | null {
  const { maxNights, lastDay, daysNotSold, soldOutNights } = limits
  const lastNight = addDays(firstDay, nights - 1)
  if (maxNights !== null && nights > maxNights) {
    return `The longest stay here is ${nightsText(maxNights)}.`
  }
  if (lastDay !== null && lastNight > lastDay) {
    return `The last night on sale is ${formatDayDate(lastDay)}.`
  }
  const [closed] = [...daysNotSold, ...soldOutNights]
    .filter((night) => night >= firstDay && night <= lastNight)
    .toSorted()
  return closed ? `The night of ${formatDayDate(closed)} is ${closedNight(limits, closed)}.` : null
}

/** 'Every guest must be 18 or older.' */
export function minAgeText(minAge: number): string {
  return `Every guest must be ${minAge} or older.`
}
