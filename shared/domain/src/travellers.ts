import {
  mostTravellers,
  type TravellerBand,
  type TravellerCounts,
  tooManyTravellers,
} from '@storefront/contract'

/** Counts of a new search (product 2.5). */
export const defaultTravellers: TravellerCounts = { adults: 1, children: 0, infants: 0 }

/** Name and ages of each band, as the travellers modal words them (product 2.2). */
export const ageBandLabels: Record<TravellerBand, { name: string; ages: string }> = {
  adults: { name: 'Adults', ages: '12+ years' },
  children: { name: 'Children', ages: '2-12 years' },
  infants: { name: 'Infants', ages: '0-12 years' },
}

/** Note on cabin classes: no call prices one, only the WhatsApp message names it (product 5.3). */
export const cabinFareNote =
  "Fares shown are for Economy. For Business or First Class, book via WhatsApp and we'll confirm availability and price."

/** Least number of travellers of each band (product 2.3). */
export const minTravellers: TravellerCounts = { adults: 1, children: 0, infants: 0 }

const bands: readonly TravellerBand[] = ['adults', 'children', 'infants']

/** Travellers a price is multiplied by: adults and children (product 5.2). */
export function payingCount(counts: TravellerCounts): number {
  return counts.adults + counts.children
}

/** Why a search cannot run: the text of the alert, and the field that gets the focus. */
export type SearchProblem<Field extends string> = { text: string; field: Field }

/** Why nothing can be searched for so many at once, or null. A form has no bound: it says so, and searches no further. */
export function partyProblem(counts: TravellerCounts): SearchProblem<'travellers'> | null {
  return travellerCount(counts) > mostTravellers
    ? { text: tooManyTravellers, field: 'travellers' }
    : null
}

/** All travellers, infants included: how many records a booking carries (product 5.2). */
export function travellerCount(counts: TravellerCounts): number {
  return counts.adults + counts.children + counts.infants
}

/** '1 Adult, 2 Children, 1 Infant(s)', or 'No travellers' (product 5.4). */
export function travellerSummary({ adults, children, infants }: TravellerCounts): string {
  const parts = [
    adults > 0 && (adults === 1 ? '1 Adult' : `${adults} Adults`),
    children > 0 && (children === 1 ? '1 Child' : `${children} Children`),
    infants > 0 && `${infants} Infant(s)`,
  ]
  return parts.filter(Boolean).join(', ') || 'No travellers'
}

/** The guests of a summary: those who pay, and infants only when there are some (product 5.2). */
export function guestRows(counts: TravellerCounts): { label: string; value: string }[] {
  return [
    { label: 'Guests', value: String(payingCount(counts)) },
    ...(counts.infants > 0 ? [{ label: 'Infants', value: String(counts.infants) }] : []),
  ]
}

/** The counts with one band set: a whole number, adults at least 1, the others at least 0, no upper bound (product 2.3). */
export function setTravellerCount(
  counts: TravellerCounts,
  band: TravellerBand,
  count: number,
): TravellerCounts {
  const whole = Number.isFinite(count) ? Math.trunc(count) : minTravellers[band]
  return { ...counts, [band]: Math.max(minTravellers[band], whole) }
}

/** The counts with every band of `change` set; the same where there is no change. */
export function changeTravellers(
  counts: TravellerCounts,
  change: Partial<TravellerCounts> = {},
): TravellerCounts {
  return bands.reduce(
    (changed, band) => setTravellerCount(changed, band, change[band] ?? changed[band]),
    counts,
  )
}

/**
 * The counts of a `guests` query parameter: 'adults,children,infants', a bare number is adults.
 * A part that is missing or unreadable takes its default; of a party that is too large, adults come first, infants last.
 */
export function parseGuests(text: string | null | undefined): TravellerCounts {
  const asked = countsFromUrl(text)
  const adults = Math.min(asked.adults, mostTravellers)
  const children = Math.min(asked.children, mostTravellers - adults)
  const infants = Math.min(asked.infants, mostTravellers - adults - children)
  return { adults, children, infants }
}

/** The correction of an address with a party that is too large; null where it has none. */
export function tooManyTravellersText(text: string | null | undefined): string | null {
  return partyProblem(countsFromUrl(text))?.text ?? null
}

/** The counts as a `guests` query parameter: '2,1,0'. */
export function formatGuests({ adults, children, infants }: TravellerCounts): string {
  return [adults, children, infants].join(',')
}

function countsFromUrl(text: string | null | undefined): TravellerCounts {
  const [adults, children, infants] = (text ?? '').split(',', 3)
  return {
    adults: countFromUrl(adults, 'adults'),
    children: countFromUrl(children, 'children'),
    infants: countFromUrl(infants, 'infants'),
  }
}

function countFromUrl(text: string | undefined, band: TravellerBand): number {
  if (!/^\s*\d+\s*$/.test(text ?? '')) return defaultTravellers[band]
  return Math.max(minTravellers[band], Number(text))
}
