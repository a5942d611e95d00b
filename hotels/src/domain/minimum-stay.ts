import type { SelectedRate, SelectedRoom } from '@storefront/contract'
import type { RoomOnSale } from './hotel.ts'

type LimitedRoom = Pick<SelectedRoom, 'minNights'>
type LimitedRate = Pick<SelectedRate, 'minNights'>

/** The alert of a stay that is too short (spec §8). */
export function minimumStayText(nights: number): string {
  return `This room requires a minimum stay of ${nights} nights.`
}

/** Nights that a rate asks for at least: its own bound, else the room's (spec §5); 0 where neither is set. */
export function requiredNights(room: LimitedRoom, rate: LimitedRate): number {
  return rate.minNights ?? room.minNights ?? 0
}

/** What a room's 'Min. N night' says (spec §2): its own min_nights where it is set, else the smallest of its rates; 0 for none. */
export function roomMinNights({ minNights, rates }: RoomOnSale): number {
  if (minNights || rates.length === 0) return minNights ?? 0
  return Math.min(...rates.map((rate) => rate.minNights ?? 0))
}

/** The largest min_nights over all rates of a hotel, what a list checks (spec §5); 0 where no rate has one. */
export function largestMinNights(rooms: readonly RoomOnSale[]): number {
  return Math.max(0, ...rooms.flatMap(({ rates }) => rates.map(({ minNights }) => minNights ?? 0)))
}

/** Why a stay of `nights` is too short where `required` are asked for, or null. */
export function minimumStayProblem(required: number, nights: number): string | null {
  return nights < required ? minimumStayText(required) : null
}
