import {
  mostTravellers,
  type TravellerBand,
  type TravellerCounts,
  tooManyTravellers,
} from '@storefront/contract'

/** Default counts (product 2.5). */
export const defaultTravellers: TravellerCounts = { adults: 1, children: 0, infants: 0 }

/** Labels of the travellers modal (product 2.2). */
export const ageBandLabels: Record<TravellerBand, { name: string; ages: string }> = {
  adults: { name: 'Adults', ages: '12+ years' },
  children: { name: 'Children', ages: '2-12 years' },
  infants: { name: 'Infants', ages: '0-12 years' },
}

/** Note on cabin classes, for which the API has no prices (product 5.3). */
export const cabinFareNote =
  "Fares shown are for Economy. For Business or First Class, book via WhatsApp and we'll confirm availability and price."

/** Minimum counts (product 2.3). */
export const minTravellers: TravellerCounts = { adults: 1, children: 0, infants: 0 }

/** Traveller bands in the order of forms and addresses. */
export const travellerBands = ['adults', 'children', 'infants'] as const

/** Number of paying travellers: adults and children (product 5.2). */
export function payingCount(counts: TravellerCounts): number {
  return counts.adults + counts.children
}

/** Alert, and the field to focus. */
export type SearchProblem<Field extends string> = { text: string; field: Field }

/** Alert for more travellers than one booking takes, or null. The counts of a form are not capped. */
export function partyProblem(counts: TravellerCounts): SearchProblem<'travellers'> | null {
  return travellerCount(counts) > mostTravellers
    ? { text: tooManyTravellers, field: 'travellers' }
    : null
}

/** Number of travellers and of their records, infants included (product 5.2). */
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

/** Rows of a summary: paying guests, and infants if any (product 5.2). */
export function guestRows(counts: TravellerCounts): { label: string; value: string }[] {
  return [
    { label: 'Guests', value: String(payingCount(counts)) },
    ...(counts.infants > 0 ? [{ label: 'Infants', value: String(counts.infants) }] : []),
  ]
}

/** Sets one band, clamped to its minimum, without an upper bound (product 2.3). */
export function setTravellerCount(
  counts: TravellerCounts,
  band: TravellerBand,
  count: number,
): TravellerCounts {
  const whole = Number.isFinite(count) ? Math.trunc(count) : minTravellers[band]
  return { ...counts, [band]: Math.max(minTravellers[band], whole) }
}

/** Sets the bands in `change` and clamps every count to its minimum. */
export function changeTravellers(
  counts: TravellerCounts,
  change: Partial<TravellerCounts> = {},
): TravellerCounts {
  return travellerBands.reduce(
    (changed, band) => setTravellerCount(changed, band, change[band] ?? changed[band]),
    counts,
  )
}

/**
 * Reads a `guests` parameter 'adults,children,infants'; a bare number is adults. Unreadable parts take their default.
 * Reduces a party that is too large, infants first.
 */
export function parseGuests(text: string | null | undefined): TravellerCounts {
  const requested = parseCounts(text)
  const adults = Math.min(requested.adults, mostTravellers)
  const children = Math.min(requested.children, mostTravellers - adults)
  const infants = Math.min(requested.infants, mostTravellers - adults - children)
  return { adults, children, infants }
}

/** Alert for a URL whose party is too large, or null. */
export function tooManyTravellersText(text: string | null | undefined): string | null {
  return partyProblem(parseCounts(text))?.text ?? null
}

/** `guests` query parameter: '2,1,0'. */
export function formatGuests({ adults, children, infants }: TravellerCounts): string {
  return [adults, children, infants].join(',')
}

/** Reads a `guests` parameter like `parseGuests`, of a party of any size. */
export function parseCounts(text: string | null | undefined): TravellerCounts {
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
