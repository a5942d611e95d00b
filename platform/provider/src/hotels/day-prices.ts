import type { IsoDate, TravellerCounts } from '@storefront/contract'
import type { SoldOut } from '../bookings/sold-out.ts'
import { addDays, cancunDay, daysFrom } from '../calendar.ts'
import type { HotelWithRooms, RoomWithRates } from '../catalogue/catalogue.ts'
import { isSoldOn, lastDayOf } from '../catalogue/sale-limits.ts'
import { fits, maximumNights, minimumNights, nightlyCents } from './rates.ts'

export type StayDaysQuery = { first: IsoDate; last: IsoDate; nights: number } & TravellerCounts

/** Lowest total in USD of a stay from each day, `first` to `last` inclusive; null if no room is free, or the day has passed. */
export async function dayPrices(
  { soldOut, now }: { soldOut: Pick<SoldOut, 'onDays'>; now: () => Date },
  hotel: HotelWithRooms,
  { first, last, nights, ...guests }: StayDaysQuery,
): Promise<{ date: IsoDate; price: number | null }[]> {
  const { rooms } = hotel
  const today = cancunDay(now())
  const lastDay = lastDayOf(hotel, today)
  const items = rooms.map(({ id }) => String(id))
  const full = await soldOut.onDays({ kind: 'room', items, first, end: addDays(last, nights) })
  const isFull = new Set(full.map(({ item, day }) => `${item} ${day}`))
  const priced = rooms.flatMap((room) => {
    const cents = stayCents(hotel, room, nights, guests)
    return cents === null ? [] : { room: String(room.id), cents }
  })
  return daysFrom(first, addDays(last, 1)).map((date) => {
    const slept = daysFrom(date, addDays(date, nights))
    const isSold = slept.every((day) => day >= today && day <= lastDay && isSoldOn(hotel, day))
    const cents = (isSold ? priced : [])
      .filter(({ room }) => !slept.some((day) => isFull.has(`${room} ${day}`)))
      .map(({ cents }) => cents)
    return { date, price: cents.length > 0 ? Math.min(...cents) / 100 : null }
  })
}

/**
 * Price of a stay in cents, at the lowest nightly rate that fits the party; of equal rates, the one with the lower
 * infant price (product 3.4). Null if no rate fits.
 */
function stayCents(
  hotel: HotelWithRooms,
  room: RoomWithRates,
  nights: number,
  guests: TravellerCounts,
): number | null {
  const everyone = guests.adults + guests.children + guests.infants
  if (everyone > (room.sleeps ?? everyone)) return null
  const usable = room.rates.flatMap((rate) => {
    const nightly = nightlyCents(rate, room)
    if (nightly === null || !fits(rate, guests) || nights < minimumNights(rate, room)) return []
    if (nights > maximumNights(rate, hotel)) return []
    return { nightly, infant: rate.infantPriceCents ?? 0 }
  })
  const [rate] = usable.toSorted((a, b) => a.nightly - b.nightly || a.infant - b.infant)
  return rate ? (rate.nightly + rate.infant * guests.infants) * nights : null
}
