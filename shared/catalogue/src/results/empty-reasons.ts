import type { IsoDate, Product, TravellerCounts } from '@storefront/contract'
import {
  formatDayDate,
  formatDays,
  nightsText,
  plainText,
  travellerSummary,
} from '@storefront/domain'
import type { HttpClient } from '@storefront/http'
import { findDestinations } from '../destinations/search-destinations.ts'
import { type EmptyFacts, listWords, partyTooLargeText, placeKinds } from '../rules/list-words.ts'

/** Search of an empty list. */
export type EmptySearch = {
  /** '' for all. */
  destination: string
  checkInDate?: IsoDate
  checkOutDate?: IsoDate
  guests?: TravellerCounts
}

/** A true sentence on why a list is empty. `meant` is a place to search instead. */
type EmptyReason = { text: string; meant?: string }

/**
 * Tries every reason for an empty list in order (product 3.2): a limit, the party, the place, the dates. Returns the first
 * one that is known to be true, or null. Looks the place up only if nothing nearer is known, and throws if that fails.
 * `list-words.ts` has two reasons that need no further code: offline, before these, and filters, which leave nothing of a
 * list that was found.
 */
export async function findReason(
  product: Product,
  search: EmptySearch & EmptyFacts,
  http: HttpClient,
  signal: AbortSignal,
): Promise<EmptyReason | null> {
  const { destination: place, guests, minNights, isPartyTooLarge, isPlaceKnown } = search
  const there = place && ` in ${place}`
  if (guests && minNights) {
    const party = travellerSummary(guests)
    return { text: `No ${product}${there} takes ${party} for fewer than ${nightsText(minNights)}.` }
  }
  if (guests && isPartyTooLarge) return { text: partyTooLargeText(travellerSummary(guests)) }
  if (place && !isPlaceKnown) {
    const found = await findDestinations(http, placeKinds(product), place, signal)
    const names = found.map(({ name }) => name)
    if (!names.some((name) => plainText(name) === plainText(place))) return unknown(place, names)
  }
  const days = daysText(product, search)
  if (days) return { text: `We have no ${product}${there} ${days}.` }
  return place ? { text: `We have no ${listWords[product].many}${there} at the moment.` } : null
}

/** A place that is not in the answer of the lookup. Answers of another spelling may be other names of the place. */
function unknown(place: string, names: readonly string[]): EmptyReason | null {
  const text = `We know no place called “${place}”.`
  const meant = names.find((name) => isNear(place, name))
  if (meant) return { text, meant }
  return names.length === 0 ? { text } : null
}

/** A package has its own length. */
function daysText(product: Product, { checkInDate, checkOutDate }: EmptySearch): string | null {
  if (!checkInDate || !checkOutDate) return null
  return product === 'package'
    ? `with check-in on ${formatDayDate(checkInDate)}`
    : `from ${formatDays(checkInDate, checkOutDate)}`
}

/** True for another spelling: as long within two letters, with the same beginning or end. */
function isNear(a: string, b: string): boolean {
  const [typed, name] = [plainText(a), plainText(b)]
  if (Math.abs(typed.length - name.length) > 2) return false
  let same = 0
  while (same < typed.length && typed[same] === name[same]) same++
  let end = 0
  while (end < typed.length - same && typed.at(-1 - end) === name.at(-1 - end)) end++
  return typed.length - same - end <= 2
}
