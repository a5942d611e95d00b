import type { HotelSearch, Id } from '@storefront/contract'
import { changeHotelSearch, stayDates, travellerSummary } from '@storefront/domain'
import { stayOf } from './pricing.ts'
import { cheapestRate, minimumStayText, requiredNights, usableRates } from './rates.ts'
import { chooseRoom, type RoomProblem } from './room-choice.ts'
import { type RoomSelection, selectedRate } from './room-selection.ts'
import { type NightLimits, nightLimits, noLimits } from './stay-limits.ts'

/**
 * Changes dates or guests and keeps the rate while it is usable. Otherwise `isOtherRate` is true, and the visitor has to accept
 * the cheapest usable rate first. If none is usable, the rate stays and `bookable` has the problem (product 4.4).
 */
export function changeStay(
  selection: RoomSelection,
  change: Partial<HotelSearch>,
): { selection: RoomSelection; isOtherRate: boolean } {
  const changed = { ...selection, search: changeHotelSearch(selection.search, change) }
  const { instead } = bookable(changed)
  return { selection: instead ?? changed, isOtherRate: instead !== null }
}

/** Selects another rate of the same room. An unknown id changes nothing. */
export function atRate(selection: RoomSelection, id: Id): RoomSelection {
  const rate = selection.room.rates.find((one) => one.id === id)
  if (!rate) return selection
  return { ...selection, room: { ...selection.room, selectedRate: selectedRate(rate) } }
}

const otherRateOnly =
  'The chosen rate is not available for these dates and guests. Accept another rate, or change them.'

/** Problem that prevents a booking, or null. `instead` has the cheapest usable rate if the chosen one is unusable. */
export function bookable(selection: RoomSelection): {
  problem: RoomProblem | null
  instead: RoomSelection | null
} {
  const { selectedRate } = selection.room
  const room = selection.room
  const stay = stayOf(selection.search)
  const isUsableFor = (nights: number) =>
    usableRates(room, { ...stay, nights }).some(({ id }) => id === selectedRate.id)
  if (isUsableFor(stay.nights)) return { problem: null, instead: null }
  const required = requiredNights(room, selectedRate)
  const isTooShort = stay.nights < required && isUsableFor(required)
  const tooShort = isTooShort && { problem: minimumStayText(required), enoughNights: required }
  const choice = chooseRoom(room, stay)
  if (!choice.rate) return { problem: tooShort || choice, instead: null }
  return {
    problem: tooShort || { problem: otherRateOnly, enoughNights: null },
    instead: atRate(selection, choice.rate.id),
  }
}

/** True if a rate of the selected room can be booked for the stay and has a price. */
export function hasPricedRate({ room, search }: RoomSelection): boolean {
  return cheapestRate(room, stayOf(search)) !== null
}

/** 'Back to 3 adults', or to the days if only they changed since the stay `fitted`. */
export function backText(fitted: HotelSearch, search: HotelSearch): string {
  const party = travellerSummary(fitted.guests)
  const isSameParty = party === travellerSummary(search.guests)
  return `Back to ${isSameParty ? stayDates(fitted) : party.toLowerCase()}`
}

/** Limits for changing the stay in the selected room. */
export function nightLimitsOf({ hotel, room, search }: RoomSelection): NightLimits {
  return nightLimits(hotel.limits ?? noLimits, [room], search.guests)
}
