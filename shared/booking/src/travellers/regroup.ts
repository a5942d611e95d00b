import type { TravellerBand, TravellerCounts } from '@storefront/contract'
import { bandOf, type TravellerDraft, type TravellerSlot } from '@storefront/domain'
import type { TypedTravellers } from '@storefront/session'

export type Party = { counts: TravellerCounts; typed: TypedTravellers }

/** Moves a traveller to the last slot of another band; those behind move up. */
export function moveTraveller(
  { counts, typed }: Party,
  slot: TravellerSlot,
  to: TravellerBand,
): Party {
  const from = bandOf(slot)
  const left = { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 }
  const moved: { [Slot in TravellerSlot]?: TravellerDraft | undefined } = { ...typed }
  for (let number = numberOf(slot); number < counts[from]; number++) {
    moved[`${from}-${number}`] = typed[`${from}-${number + 1}`]
  }
  moved[`${from}-${counts[from]}`] = undefined
  moved[`${to}-${left[to]}`] = typed[slot]
  return { counts: left, typed: moved }
}

/** Moves between bands, in order, each with the traveller who moves first. */
const moves = [
  ['infants', 'children', 'oldest'],
  ['adults', 'children', 'youngest'],
  ['children', 'adults', 'oldest'],
  ['children', 'infants', 'youngest'],
] as const

/** Reaches other counts for the same people with the fewest moves. Those whose ages fit best move first. */
export function regroup(party: Party, target: TravellerCounts): Party {
  let regrouped = party
  for (const [from, to, first] of moves) {
    while (regrouped.counts[from] > target[from] && regrouped.counts[to] < target[to]) {
      regrouped = moveTraveller(regrouped, placeOf(regrouped, from, first), to)
    }
  }
  return regrouped
}

/** Slot of a band's oldest or youngest traveller. Unknown birth dates come last. */
function placeOf(
  { counts, typed }: Party,
  band: TravellerBand,
  first: 'oldest' | 'youngest',
): TravellerSlot {
  const slots = Array.from({ length: counts[band] }, (_, index) => `${band}-${index + 1}` as const)
  const birthOf = (slot: TravellerSlot) => typed[slot]?.dob ?? ''
  const born = slots
    .filter((slot) => birthOf(slot) !== '')
    .toSorted((a, b) => birthOf(a).localeCompare(birthOf(b)))
  return (first === 'oldest' ? born[0] : born.at(-1)) ?? `${band}-${counts[band]}`
}

function numberOf(slot: TravellerSlot): number {
  return Number(slot.split('-')[1])
}
