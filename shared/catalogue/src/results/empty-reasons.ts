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
import { listWords, partyTooLargeText, placeKinds } from '../rules/list-words.ts'

/** Search of an empty list. */
export type EmptySearch = {
  /** '' for all. */
  destination: string
  checkInDate?: IsoDate
  checkOutDate?: IsoDate
  guests?: TravellerCounts
}

/** Facts of what was found. A fact that is absent or null is unknown, and gives no reason. */
export type EmptyFacts = {
  /** Fewest nights for which a record takes the party, if the stay is shorter. */
  minNights?: number | null
  /** True if rooms were found, each of them too small for the party. */
  isPartyTooLarge?: boolean
  /** True if records were found, so that the place exists. */
  isPlaceKnown?: boolean
}

/** A true sentence on why a list is empty. `meant` is a place to search instead. */
export type EmptyReason = { text: string; meant?: string }

type Asked = EmptyFacts & {
  place: string
  product: Product
  /** e.g. 'hotels'. */
  many: string
  /** ' in Cancún', or ''. */
  there: string
  /** e.g. '7 Adults'. */
  party: string | undefined
  /** e.g. 'from Mon 30-11-2026 to Tue 01-12-2026'; null without days. */
  days: string | null
  /** Names that the lookup of places knows; null if it was not asked or has failed. */
  places: readonly string[] | null
}

/**
 * Every reason for an empty list, in the order in which they are tried (product 3.2). `list-words.ts` has two that need no
 * further code: offline, before these, and filters, which leave nothing of a list that was found.
 */
const reasons: Record<string, (list: Asked) => EmptyReason | null> = {
  limit: ({ minNights, party, product, there }) =>
    minNights && party
      ? { text: `No ${product}${there} takes ${party} for fewer than ${nightsText(minNights)}.` }
      : null,
  party: ({ isPartyTooLarge, party }) =>
    isPartyTooLarge && party ? { text: partyTooLargeText(party) } : null,
  place: unknownPlace,
  dates: (list) =>
    list.days && isKnown(list)
      ? { text: `We have no ${list.product}${list.there} ${list.days}.` }
      : null,
  nothing: (list) =>
    !list.days && list.place && isKnown(list)
      ? { text: `We have no ${list.many}${list.there} at the moment.` }
      : null,
}

/** Returns the first reason that is known to be true, or null. `places` are the names that the lookup answered. */
function firstReason(
  product: Product,
  search: EmptySearch & EmptyFacts,
  places: readonly string[] | null,
): EmptyReason | null {
  const { destination: place, guests, ...facts } = search
  const list = {
    ...facts,
    product,
    many: listWords[product].many,
    place,
    there: place && ` in ${place}`,
    party: guests && travellerSummary(guests),
    days: daysText(product, search),
    places,
  }
  for (const reasonOf of Object.values(reasons)) {
    const reason = reasonOf(list)
    if (reason) return reason
  }
  return null
}

/** `firstReason`, which asks the lookup of places if nothing nearer is known. */
export async function findReason(
  product: Product,
  search: EmptySearch & EmptyFacts,
  http: HttpClient,
  signal: AbortSignal,
): Promise<EmptyReason | null> {
  const { destination, isPlaceKnown } = search
  const reason = firstReason(product, search, null)
  if (reason || isPlaceKnown || !destination) return reason
  const found = await findDestinations(http, placeKinds(product), destination, signal)
  return firstReason(
    product,
    search,
    found.map(({ name }) => name),
  )
}

/** A package has its own length. */
function daysText(product: Product, { checkInDate, checkOutDate }: EmptySearch): string | null {
  if (!checkInDate || !checkOutDate) return null
  return product === 'package'
    ? `with check-in on ${formatDayDate(checkInDate)}`
    : `from ${formatDays(checkInDate, checkOutDate)}`
}

/** A place that the lookup does not know, with its nearest spelling. Other answers may be other names of the place. */
function unknownPlace({ place, places, isPlaceKnown }: Asked): EmptyReason | null {
  if (!place || isPlaceKnown || !places) return null
  const text = `We know no place called “${place}”.`
  const meant = places.find((name) => isNear(place, name))
  if (meant) return { text, meant }
  return places.length === 0 ? { text } : null
}

function isKnown({ place, places, isPlaceKnown }: Asked): boolean {
  const name = plainText(place)
  return name === '' || isPlaceKnown === true || isListed(name, places ?? [])
}

function isListed(name: string, places: readonly string[]): boolean {
  return places.some((one) => plainText(one) === name)
}

/** True for another spelling: as long within two letters, with the same beginning or end. */
function isNear(a: string, b: string): boolean {
  const [typed, name] = [plainText(a).trim(), plainText(b).trim()]
  if (typed === name || Math.abs(typed.length - name.length) > 2) return false
  let same = 0
  while (same < typed.length && typed[same] === name[same]) same++
  let end = 0
  while (end < typed.length - same && typed.at(-1 - end) === name.at(-1 - end)) end++
  return typed.length - same - end <= 2
}
