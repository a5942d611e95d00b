import type { TravellerBand, TravellerCounts } from '@storefront/contract'
import { bandOf, type TravellerDraft, type TravellerPlace } from '@storefront/domain'
import type { TypedTravellers } from '@storefront/session'

export type Party = { counts: TravellerCounts; typed: TypedTravellers }

/** Moves a traveller to the last slot of another band; those behind move up. */
export function moveTraveller(
  { counts, typed }: Party,
  place: TravellerPlace,
  to: TravellerBand,
): Party {
  const from = bandOf(place)
  const left = { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 }
  const moved: { [Place in TravellerPlace]?: TravellerDraft } = { ...typed }
  const put = (at: TravellerPlace, draft: TravellerDraft | undefined) => {
    if (draft) moved[at] = draft
    else delete moved[at]
  }
  for (let number = numberOf(place); number <= counts[from]; number++) {
    const isLast = number === counts[from]
    put(`${from}-${number}`, isLast ? undefined : typed[`${from}-${number + 1}`])
  }
  put(`${to}-${left[to]}`, typed[place])
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
): TravellerPlace {
  const places = Array.from({ length: counts[band] }, (_, index) => `${band}-${index + 1}` as const)
  const birthOf = (place: TravellerPlace) => typed[place]?.dob ?? ''
  const born = places
    .filter((place) => birthOf(place) !== '')
    .toSorted((a, b) => birthOf(a).localeCompare(birthOf(b)))
  return (first === 'oldest' ? born[0] : born.at(-1)) ?? `${band}-${counts[band]}`
}

function numberOf(place: TravellerPlace): number {
  return Number(place.split('-')[1])
}
