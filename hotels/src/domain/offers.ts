import type { EmptyFacts } from '@storefront/catalogue/rules'
import type { HotelSearch, IsoDate, Rate } from '@storefront/contract'
import { addDays, groupedDigits, groupProblem } from '@storefront/domain'
import type { Hotel, RoomOnSale } from './hotel.ts'
import { type Stay, type StayPrice, stayOf, stayPrice } from './pricing.ts'
import { cheapestRate, enoughNights, largestMinNights, pricedRates } from './rates.ts'
import { nightLimits, stayProblem } from './stay-limits.ts'
import type { HotelInTwoRooms } from './two-rooms.ts'

/** A listed hotel with the price in USD of the room with the lowest total that takes the stay. */
export type HotelOffer = Omit<Hotel, 'rooms' | 'limits'> & {
  /** Null if no room takes the stay, or the list has no rooms. */
  price: StayPrice | null
  /** Reason why the stay cannot be paid by card; null if it can. */
  problem: string | null
  /** Lowest total with free cancellation until tomorrow or later; null if `price` has it, or no rate has it. */
  flexiblePrice: StayPrice | null
  /** True when the list has rates of the hotel. Otherwise only the hotel's page has prices. */
  hasRooms: boolean
  /** Values of the facilities filter: facilities, a nearby beach, free cancellation. */
  has: string[]
  /** Minimum stay in nights that selecting the hotel requires (product 3.2). */
  largestMinNights: number
  /** True if a room takes the party for that minimum stay. */
  takesMinStay: boolean
}

export type LongerStay = { hotels: number; nights: number }

export type HotelsFound = {
  offers: HotelOffer[]
  longer: LongerStay | null
  inTwoRooms: HotelInTwoRooms[]
  /** Absent if a hotel takes the stay. */
  none?: EmptyFacts
}

/**
 * Hotels for a search, in the provider's order. Without a usable rate a hotel is left out of a search for a destination
 * (product 3.2), and comes last in other lists. A hotel listed without rooms keeps its place.
 */
export function offersFor(
  hotels: readonly Hotel[],
  search: HotelSearch,
  today: IsoDate,
): HotelOffer[] {
  const stay = stayOf(search)
  const offers = hotels.map((hotel) => offerOf(hotel, stay, today))
  const isFull = ({ price, hasRooms }: HotelOffer) => price === null && hasRooms
  const full = search.destination === '' ? offers.filter(isFull) : []
  return [...offers.filter((offer) => !isFull(offer)), ...full]
}

/** Shortest longer stay that adds hotels to a list, with their number; null if no longer stay does. */
export function longerStay(
  hotels: readonly Pick<Hotel, 'rooms'>[],
  search: HotelSearch,
): LongerStay | null {
  const stay = stayOf(search)
  const longer = hotels.flatMap(({ rooms }) =>
    cheapestStay(rooms, stay) ? [] : (enoughNights(rooms, stay) ?? []),
  )
  if (longer.length === 0) return null
  const nights = Math.min(...longer)
  return { nights, hotels: longer.filter((one) => one === nights).length }
}

export const freeCancellation = 'Free cancellation'

/** A room at its cheapest rate per night, with the price of the stay. */
export type RoomOffer<R extends RoomOnSale> = { room: R; rate: Rate; price: StayPrice }

/** Rooms that take a stay, lowest total first, infants included. */
export function roomsThatTake<R extends RoomOnSale>(
  rooms: readonly R[],
  stay: Stay,
): RoomOffer<R>[] {
  return rooms
    .flatMap((room) => {
      const rate = cheapestRate(room, stay)
      return rate ? [{ room, rate, price: stayPrice(room, rate, stay) }] : []
    })
    .toSorted((a, b) => a.price.totalUsd - b.price.totalUsd)
}

/** Lowest price of a stay in one of the rooms, or null. */
export function cheapestStay(rooms: readonly RoomOnSale[], stay: Stay): StayPrice | null {
  return roomsThatTake(rooms, stay)[0]?.price ?? null
}

/** Lowest total at a usable rate with free cancellation until tomorrow or later, or null. */
function flexibleStay(rooms: readonly RoomOnSale[], stay: Stay, today: IsoDate): StayPrice | null {
  const prices = rooms
    .flatMap((room) => pricedRates(room, stay).map((rate) => stayPrice(room, rate, stay)))
    .filter((price) => isFlexible(price, today))
  return prices.toSorted((a, b) => a.totalUsd - b.totalUsd)[0] ?? null
}

function isFlexible({ freeUntil }: StayPrice, today: IsoDate): boolean {
  return freeUntil !== undefined && freeUntil > addDays(today, 1)
}

/** Markers of the map: hotels with a location that take the stay, and its total, rounded to US dollars. */
export function pricedPlaces(
  offers: readonly HotelOffer[],
  addressOf: (offer: HotelOffer) => string,
) {
  return offers.flatMap((offer) => {
    const { name, location, price, problem } = offer
    if (!location || !price || problem) return []
    const total = `$${groupedDigits(Math.round(price.totalUsd))}`
    return [{ name, location, price: total, address: addressOf(offer) }]
  })
}

function offerOf({ rooms, limits, ...hotel }: Hotel, stay: Stay, today: IsoDate): HotelOffer {
  const price = cheapestStay(rooms, stay)
  const isPriceFlexible = price !== null && isFlexible(price, today)
  const flexiblePrice = isPriceFlexible ? null : flexibleStay(rooms, stay, today)
  const problemOf = (nights: number) =>
    stayProblem(nightLimits(limits, rooms, stay.guests), { ...stay, nights }) ??
    groupProblem('hotel', limits, stay)
  const minNights = largestMinNights(rooms)
  const minStay = cheapestStay(rooms, { ...stay, nights: minNights })
  return {
    ...hotel,
    price,
    problem: problemOf(stay.nights),
    flexiblePrice,
    has: [
      ...(isPriceFlexible || flexiblePrice ? [freeCancellation] : []),
      ...(hotel.beachMeters !== null && hotel.beachMeters <= 500 ? ['Beach within 500 m'] : []),
      ...hotel.facilities,
    ],
    hasRooms: rooms.some(({ rates }) => rates.length > 0),
    largestMinNights: minNights,
    takesMinStay: minStay !== null && problemOf(minNights) === null,
  }
}
