import { countText, formatDayDate, payingCount, travellerCount } from '@storefront/domain'
import type { Room, RoomOnSale } from './hotel.ts'
import type { Stay } from './pricing.ts'
import { chooseRoom } from './room-choice.ts'
import { isNightOf, roomsLeft } from './stay-limits.ts'

/** Explains on a room's card why it is not available: the first limit that the guests exceed. */
export function unavailableReason(room: RoomOnSale, stay: Stay): string {
  const { guests } = stay
  const { sleeps = null, rates } = room
  const everyone = travellerCount(guests)
  const choice = chooseRoom(room, stay)
  const soldOut = soldOutNight(room, stay)
  if (soldOut) return `Sold out on ${formatDayDate(soldOut)}.`
  if (choice.rate || rates.length === 0 || choice.enoughNights !== null) return choice.problem ?? ''
  if (sleeps !== null && everyone > sleeps) return `This room sleeps at most ${sleeps}.`
  const most = (bound: 'maxPax' | 'maxAdults' | 'maxChildren' | 'maxInfants') =>
    Math.max(...rates.map((rate) => rate[bound] ?? Number.POSITIVE_INFINITY))
  const fewest = Math.min(...rates.map(({ minPax }) => minPax ?? 0))
  if (payingCount(guests) < fewest) return `This room is for ${fewest} guests or more.`
  if (guests.adults > most('maxAdults')) return takesText(most('maxAdults'), 'adult', 'adults')
  if (guests.children > most('maxChildren')) {
    return takesText(most('maxChildren'), 'child', 'children')
  }
  if (guests.infants > most('maxInfants')) return takesText(most('maxInfants'), 'infant', 'infants')
  if (payingCount(guests) > most('maxPax')) return takesText(most('maxPax'), 'guest', 'guests')
  return choice.problem
}

function takesText(most: number, one: string, many: string): string {
  if (most === 0) return `This room takes no ${many}.`
  return `This room takes at most ${countText(most, one, many)}.`
}

/** Rooms without the rates of those that are sold out on a night of the stay. */
export function withoutSoldOut(rooms: readonly Room[], stay: Stay): Room[] {
  return rooms.map((room) => (soldOutNight(room, stay) ? { ...room, rates: [] } : room))
}

function soldOutNight({ soldOutNights = [] }: RoomOnSale, stay: Stay) {
  return soldOutNights.toSorted().find((night) => isNightOf(stay, night))
}

/** Largest number of rooms left that a card mentions. */
const fewRooms = 3

/** '2 rooms left' for the night with the fewest; null if more than `fewRooms`, none, or an unknown number are left. */
export function roomsLeftText(room: Pick<Room, 'units' | 'placesLeft'>, stay: Stay): string | null {
  const left = roomsLeft(room, stay)
  return left > 0 && left <= fewRooms ? `${countText(left, 'room', 'rooms')} left` : null
}
