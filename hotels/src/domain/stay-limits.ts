import type { IsoDate, StayLimits, TravellerCounts } from '@storefront/contract'
import { addDays, formatDayDate, nightsText } from '@storefront/domain'
import type { Room, RoomOnSale } from './hotel.ts'
import type { Stay } from './pricing.ts'
import { fitsGuests } from './rates.ts'

export type NightLimits = Pick<StayLimits, 'maxNights' | 'lastDay' | 'daysNotSold'> & {
  soldOutNights: readonly IsoDate[]
}

export const noLimits: StayLimits = {
  minAge: null,
  maxParty: null,
  maxNights: null,
  lastDay: null,
  daysNotSold: [],
}

/**
 * Limits of a stay in whichever of the rooms takes the guests. A night is sold out only if all those rooms are. The longest
 * stay is the longest that any of their rates allows.
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

/** Short reason why a night is unavailable, for a calendar, or null. */
export function closedNight(
  { lastDay, daysNotSold, soldOutNights }: NightLimits,
  night: IsoDate,
): string | null {
  if (lastDay !== null && night > lastDay) return `not on sale after ${formatDayDate(lastDay)}`
  if (daysNotSold.includes(night)) return 'not on sale'
  return soldOutNights.includes(night) ? 'sold out' : null
}

/** Reason why a stay is unavailable, as a sentence, or null. */
export function stayProblem(limits: NightLimits, stay: Stay): string | null {
  const { firstDay, nights } = stay
  const { maxNights, lastDay, daysNotSold, soldOutNights } = limits
  const lastNight = addDays(firstDay, nights - 1)
  if (maxNights !== null && nights > maxNights) {
    return `The longest stay here is ${nightsText(maxNights)}.`
  }
  if (lastDay !== null && lastNight > lastDay) {
    return `The last night on sale is ${formatDayDate(lastDay)}.`
  }
  const [closed] = [...daysNotSold, ...soldOutNights]
    .filter((night) => isNightOf(stay, night))
    .toSorted()
  return closed ? `The night of ${formatDayDate(closed)} is ${closedNight(limits, closed)}.` : null
}

export function isNightOf({ firstDay, nights }: Stay, day: IsoDate): boolean {
  return day >= firstDay && day < addDays(firstDay, nights)
}

/** Rooms of this kind that are free on every night of a stay; Infinity if unknown. */
export function roomsLeft(
  { units = null, placesLeft = [] }: Pick<Room, 'units' | 'placesLeft'>,
  stay: Stay,
): number {
  const scarce = placesLeft.filter(({ date }) => isNightOf(stay, date))
  return Math.min(units ?? Number.POSITIVE_INFINITY, ...scarce.map(({ places }) => places))
}

export function minAgeText(minAge: number): string {
  return `Every guest must be ${minAge} or older.`
}
