import type { HotelSearch, IsoDate } from '@storefront/contract'
import { addDays, groupedDigits } from '@storefront/domain'
import type { Hotel, RoomOnSale } from './hotel.ts'
import { nightlyUsd, type Stay, type StayPrice, stayOf, stayPrice } from './pricing.ts'
import { cheapestRate, enoughNights, largestMinNights, usableRates } from './rates.ts'
import { nightLimits, stayProblem } from './stay-limits.ts'
import type { HotelInTwoRooms } from './two-rooms.ts'

/** A hotel of a list with what its cheapest fitting room costs, in USD. */
export type HotelOffer = Omit<Hotel, 'rooms' | 'limits'> & {
  /** Null where no room fits the stay, and where the list has no rooms. */
  price: StayPrice | null
  /** Reason why the stay cannot be paid by card; null where it can. */
  problem: string | null
  /** The lowest price that is cancelled free of charge until tomorrow or later; null without one. */
  flexiblePrice: StayPrice | null
  /** True when the list has rooms; where it has none, the hotel's page has them. */
  hasRooms: boolean
  /** Facilities, a beach nearby, and free cancellation of some usable rate: filters look for these. */
  has: string[]
  /** Minimum stay that selecting it is checked against (product 3.2). */
  largestMinNights: number
}

/** Number of further hotels that take a stay of so many nights. */
export type LongerStay = { hotels: number; nights: number }

/** Results of a search, the hotels that a longer stay would add, and hotels in which two rooms take a party that no single one does. */
export type HotelsFound = {
  search: HotelSearch
  offers: HotelOffer[]
  longer: LongerStay | null
  inTwoRooms: HotelInTwoRooms[]
}

/**
 * The hotels of a list for a search, in the provider's order. One that has no usable rate is left out of a search for a
 * destination (product 3.2) and comes last otherwise; one that the list has no rooms of stays.
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

/** The fewest more nights that add a hotel to a list, and how many they add; null where more nights add none. */
export function longerStay(
  hotels: readonly Pick<Hotel, 'rooms'>[],
  search: HotelSearch,
): LongerStay | null {
  const stay = stayOf(search)
  const asked = hotels.flatMap(({ rooms }) =>
    cheapestStay(rooms, stay) ? [] : (enoughNights(rooms, stay) ?? []),
  )
  if (asked.length === 0) return null
  const nights = Math.min(...asked)
  return { nights, hotels: asked.filter((one) => one === nights).length }
}

/** True when a single room of some hotel takes the stay. */
export function hasRoomFor(hotels: readonly Pick<Hotel, 'rooms'>[], search: HotelSearch): boolean {
  const stay = stayOf(search)
  return hotels.some(({ rooms }) => cheapestStay(rooms, stay))
}

/** Filter by rates that are cancelled free of charge until tomorrow or later. */
export const freeCancellation = 'Free cancellation'

/** Price of the cheapest room that fits a stay; null when none does. */
export function cheapestStay(rooms: readonly RoomOnSale[], stay: Stay): StayPrice | null {
  return cheapestOf(
    rooms.flatMap((room) => {
      const rate = cheapestRate(room, stay)
      return rate ? [stayPrice(room, rate, stay)] : []
    }),
  )
}

/** Price of the cheapest usable rate of any room that is cancelled free of charge until tomorrow or later; null without one. */
function flexibleStay(rooms: readonly RoomOnSale[], stay: Stay, today: IsoDate): StayPrice | null {
  const prices = rooms.flatMap((room) =>
    usableRates(room, stay)
      .filter((rate) => nightlyUsd(room, rate) !== null)
      .map((rate) => stayPrice(room, rate, stay)),
  )
  return cheapestOf(
    prices.filter(({ freeUntil }) => freeUntil !== undefined && freeUntil > addDays(today, 1)),
  )
}

function cheapestOf(prices: StayPrice[]): StayPrice | null {
  return prices.toSorted((a, b) => a.nightlyUsd - b.nightlyUsd)[0] ?? null
}

/** The hotels that a map shows: those with a location and an available room, each with the stay's total in whole US dollars. */
export function pricedPlaces(
  offers: readonly HotelOffer[],
  addressOf: (offer: HotelOffer) => string,
) {
  return offers.flatMap((offer) => {
    const { name, location, price } = offer
    if (!location || !price) return []
    const total = `$${groupedDigits(Math.round(price.totalUsd))}`
    return [{ name, location, price: total, address: addressOf(offer) }]
  })
}

function offerOf({ rooms, limits, ...hotel }: Hotel, stay: Stay, today: IsoDate): HotelOffer {
  const price = cheapestStay(rooms, stay)
  const flexiblePrice = flexibleStay(rooms, stay, today)
  return {
    ...hotel,
    price,
    problem: stayProblem(nightLimits(limits, rooms, stay.guests), stay),
    flexiblePrice,
    has: [
      ...(flexiblePrice ? [freeCancellation] : []),
      ...(hotel.beachMeters !== null && hotel.beachMeters <= 500 ? ['Beach within 500 m'] : []),
      ...hotel.facilities,
    ],
    hasRooms: rooms.some(({ rates }) => rates.length > 0),
    largestMinNights: largestMinNights(rooms),
  }
}
