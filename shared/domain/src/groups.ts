import { type IsoDate, type Product, paths, type TravellerCounts } from '@storefront/contract'
import { formatDays, isIsoDate } from './dates.ts'
import { formatGuests, parseCounts, travellerCount, travellerSummary } from './travellers.ts'

/** Size of a party from which the agency makes an offer of its own. */
const groupSize = 10

/** Travellers and trip of a group that asks for an offer. */
export type Group = {
  product: Product
  /** Place or route; '' if open. */
  place: string
  /** First and last day; null if open. */
  first: IsoDate | null
  last: IsoDate | null
  guests: TravellerCounts
}

/** Address of the contact page that asks for a group; null for a party below ten. */
export function groupAddress({ product, place, first, last, guests }: Group): string | null {
  if (travellerCount(guests) < groupSize) return null
  const days = { ...(first ? { first } : {}), ...(last ? { last } : {}) }
  const query = { group: product, place, ...days, guests: formatGuests(guests) }
  return `${paths.contact}?${new URLSearchParams(query)}`
}

const productNames: Record<Product, string> = {
  flight: 'Flights',
  hotel: 'Hotel',
  tour: 'Tour',
  package: 'Package',
}

/** Reads a group from the contact page's address, or null. */
export function readGroup(params: URLSearchParams): Group | null {
  const product = params.get('group') ?? ''
  if (!Object.hasOwn(productNames, product)) return null
  const [first, last] = [params.get('first'), params.get('last')]
  return {
    product: product as Product,
    place: params.get('place')?.slice(0, 120).trim() ?? '',
    first: isIsoDate(first) ? first : null,
    last: isIsoDate(last) ? last : null,
    guests: parseCounts(params.get('guests')),
  }
}

/** Rows that describe a group, as far as its trip is known. */
export function groupRows({ product, place, first, last, guests }: Group) {
  return [
    { label: 'For', value: productNames[product] },
    ...(place ? [{ label: product === 'flight' ? 'Route' : 'Place', value: place }] : []),
    ...(first ? [{ label: 'Days', value: formatDays(first, last) }] : []),
    { label: 'Travellers', value: travellerSummary(guests) },
  ]
}
