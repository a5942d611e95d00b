import type {
  HotelSearch,
  Rate,
  SelectedHotel,
  SelectedRate,
  SelectedRoom,
} from '@storefront/contract'
import { changeHotelSearch, termsOf } from '@storefront/domain'
import type { Hotel, Room, RoomOnSale } from './hotel.ts'
import { stayOf } from './pricing.ts'
import { cheapestRate, usableRates } from './rates.ts'
import { chooseRoom, type RoomProblem } from './room-choice.ts'

/** What is being booked: a room of a hotel, at the rate it was selected at, for the search it was selected with. */
export type RoomSelection = { hotel: SelectedHotel; room: SelectedRoom; search: HotelSearch }

/** A room and the rate chosen for it, as the session holds them (product 3.3). */
export function roomSelection(
  { id, slug, name, imageUrl, destinationName }: Hotel,
  room: Room,
  rate: Rate,
  search: HotelSearch,
): RoomSelection {
  return {
    hotel: { id, slug, name, imageUrl, destinationName },
    room: {
      id: room.id,
      name: room.name,
      imageUrl: room.images[0]?.imageUrl ?? null,
      pricePerNightUsd: room.pricePerNightUsd,
      minNights: room.minNights,
      sleeps: room.sleeps ?? null,
      selectedRate: selectedRate(rate),
      rates: room.rates,
    },
    search,
  }
}

/**
 * The same room for other dates or guests, at its own rate while that is usable, else at the cheapest usable one. Where none
 * fits it keeps the rate it had, and `bookable` says why it cannot be booked (product 4.4).
 */
export function changeStay(selection: RoomSelection, change: Partial<HotelSearch>): RoomSelection {
  const search = changeHotelSearch(selection.search, change)
  const room = onSale(selection.room)
  const stay = stayOf(search)
  const { id } = selection.room.selectedRate
  const own = usableRates(room, stay).find((rate) => rate.id === id)
  return atRate({ ...selection, search }, own ?? cheapestRate(room, stay))
}

/** The selection at a rate that is usable for its stay: its own, else the cheapest; `problem` says why there is none. */
export function bookable(selection: RoomSelection): {
  selection: RoomSelection
  problem: RoomProblem | null
} {
  const room = onSale(selection.room)
  const stay = stayOf(selection.search)
  const isOwn = usableRates(room, stay).some(({ id }) => id === selection.room.selectedRate.id)
  if (isOwn) return { selection, problem: null }
  const choice = chooseRoom(room, stay)
  return { selection: atRate(selection, choice.rate), problem: choice.rate ? null : choice }
}

/** The room with its rates; a release that stored only the chosen rate stored no bounds of it (product 3.3). */
function onSale(room: SelectedRoom): RoomOnSale {
  return { ...room, rates: room.rates ?? [{ ...noBounds, ...room.selectedRate }] }
}

const noBounds = {
  infantPolicy: null,
  minPax: null,
  maxPax: null,
  maxAdults: null,
  maxChildren: null,
  maxInfants: null,
}

function atRate(selection: RoomSelection, rate: Rate | null): RoomSelection {
  if (!rate) return selection
  return { ...selection, room: { ...selection.room, selectedRate: selectedRate(rate) } }
}

function selectedRate(rate: Rate): SelectedRate {
  const { id, pricePerNightUsd, infantPriceUsd, minNights } = rate
  return {
    id,
    pricePerNightUsd,
    infantPriceUsd,
    minNights,
    ...termsOf(rate),
  }
}
