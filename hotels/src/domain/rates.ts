import type { Rate, SelectedRate, SelectedRoom } from '@storefront/contract'
import type { RoomOnSale } from './hotel.ts'
import { nightlyUsd, type Stay } from './pricing.ts'

/** True when a rate can be booked for a stay. A bound applies only if it is set (product 3.4). */
export function isRateUsable(room: RoomOnSale, rate: Rate, stay: Stay): boolean {
  return fitsGuests(room, rate, stay) && stay.nights >= requiredNights(room, rate)
}

/**
 * Usable rates of a room, in the provider's order. Leaves out rates whose longest stay is exceeded, unless that
 * leaves none: an agent may still sell one.
 */
export function usableRates(room: RoomOnSale, stay: Stay): Rate[] {
  const usable = room.rates.filter((rate) => isRateUsable(room, rate, stay))
  const within = usable.filter(({ maxNights = null }) => isAtMost(stay.nights, maxNights))
  return within.length > 0 ? within : usable
}

export function pricedRates(room: RoomOnSale, stay: Stay): Rate[] {
  return usableRates(room, stay).filter((rate) => nightlyUsd(room, rate) !== null)
}

/** Usable rate with the lowest price per night (product 3.4), then the lowest infant price. Null if none has a price. */
export function cheapestRate(room: RoomOnSale, stay: Stay): Rate | null {
  const [cheapest] = pricedRates(room, stay).toSorted(
    (a, b) =>
      (nightlyUsd(room, a) ?? 0) - (nightlyUsd(room, b) ?? 0) ||
      (a.infantPriceUsd ?? 0) - (b.infantPriceUsd ?? 0),
  )
  return cheapest ?? null
}

/** True when the guests fit the bounds of a rate and the beds of its room. */
export function fitsGuests(
  { sleeps = null }: RoomOnSale,
  rate: Rate,
  { guests: { adults, children, infants } }: Pick<Stay, 'guests'>,
): boolean {
  const pax = adults + children
  return (
    isAtMost(pax + infants, sleeps) &&
    isAtLeast(pax, rate.minPax) &&
    isAtMost(pax, rate.maxPax) &&
    isAtMost(adults, rate.maxAdults) &&
    isAtMost(children, rate.maxChildren) &&
    isAtMost(infants, rate.maxInfants)
  )
}

function isAtLeast(count: number, bound: number | null): boolean {
  return count >= (bound ?? 0)
}

function isAtMost(count: number, bound: number | null): boolean {
  return bound === null || count <= bound
}

/** Alert for a stay that is too short (product 8.1). */
export function minimumStayText(nights: number): string {
  return `This room requires a minimum stay of ${nights} nights.`
}

/** Minimum nights of a rate: its own bound, else the room's (product 3.4), else 0. */
export function requiredNights(
  room: Pick<SelectedRoom, 'minNights'>,
  rate: Pick<SelectedRate, 'minNights'>,
): number {
  return rate.minNights ?? room.minNights ?? 0
}

/** Largest `min_nights` of a hotel's rates, which a list checks (product 3.2); 0 if none is set. */
export function largestMinNights(rooms: readonly RoomOnSale[]): number {
  return Math.max(0, ...rooms.flatMap(({ rates }) => rates.map(({ minNights }) => minNights ?? 0)))
}

/** Shortest longer stay for which a room takes these guests; null if no longer stay helps. */
export function enoughNights(rooms: readonly RoomOnSale[], stay: Stay): number | null {
  const longer = rooms
    .filter((room) => cheapestRate(room, stay) === null)
    .flatMap((room) =>
      room.rates
        .filter((rate) => fitsGuests(room, rate, stay) && nightlyUsd(room, rate) !== null)
        .map((rate) => requiredNights(room, rate)),
    )
    .filter((nights) => nights > stay.nights)
  return longer.length === 0 ? null : Math.min(...longer)
}
