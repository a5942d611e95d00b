import type { IsoDate, TravellerCounts } from '@storefront/contract'
import { Refusal } from '../http/refusal.ts'
import { allowedCounts, type CountRules } from './age-bands.ts'
import { invalidBody, notAvailable } from './offer-rules.ts'
import { type QuoteLine, totalCents } from './quote.ts'

export type PricedBody = Partial<TravellerCounts> & { total_amount_usd?: number }

/** A product's rules for counting and pricing a party. */
export type PartyRules = {
  births: readonly IsoDate[]
  counted: CountRules
  /** Splits for bodies without counts, likeliest first. */
  likely: readonly TravellerCounts[]
  isSoldTo?: (bands: TravellerCounts) => boolean
  linesFor: (bands: TravellerCounts) => QuoteLine[]
  /** Refusal text if no split is sold. */
  none: string
}

export type PricedParty = { bands: TravellerCounts; lines: QuoteLine[]; amountCents: number }

/**
 * Prices a party by the body's counts, checked against birth dates. Without counts, takes the split that costs the sent
 * total, or the likeliest if no total was sent. Throws Refusal `price_changed` if no split costs that total.
 */
export function priceParty(body: PricedBody, rules: PartyRules): PricedParty {
  const priced = (bands: TravellerCounts): PricedParty => {
    const lines = rules.linesFor(bands)
    return { bands, lines, amountCents: totalCents(lines) }
  }
  const { births, none, isSoldTo = () => true } = rules
  const { total_amount_usd: sentUsd } = body
  const sent = countsOf(body, births.length)
  const counted = sent && allowedCounts(sent, births, rules.counted)
  const ways = (counted ? [counted] : rules.likely).filter(isSoldTo).map(priced)
  const [likeliest] = ways
  if (!likeliest) throw notAvailable(none)
  const shownUsd = sentUsd ?? (sent && priced(sent).amountCents / 100)
  const chosen =
    shownUsd === null ? likeliest : ways.find((way) => isAmount(shownUsd, way.amountCents))
  if (!chosen) throw priceChanged(shownUsd ?? 0, likeliest.amountCents, changed(sent, counted))
  if (chosen.amountCents === 0) throw notAvailable('Infants do not travel alone.', 'no_adult')
  return chosen
}

/** Counts of a body; null if it has none. Throws Refusal 400 if their sum is not the number of travellers. */
function countsOf(body: PricedBody, travellers: number): TravellerCounts | null {
  const { adults, children, infants } = body
  if (adults === undefined && children === undefined && infants === undefined) return null
  const counts = { adults: adults ?? 0, children: children ?? 0, infants: infants ?? 0 }
  if (counts.adults + counts.children + counts.infants === travellers) return counts
  throw invalidBody([{ path: 'adults', message: 'with children and infants must be everybody' }])
}

function changed(
  sent: TravellerCounts | null,
  counted: TravellerCounts | null,
): TravellerCounts | null {
  const isSame = sent?.adults === counted?.adults && sent?.infants === counted?.infants
  return isSame ? null : counted
}

/** Refusal with the total that the visitor saw, and the current total. */
function priceChanged(
  sentUsd: number,
  quotedCents: number,
  currentCounts: TravellerCounts | null = null,
): Refusal {
  return new Refusal(409, 'price_changed', 'The price has changed.', {
    details: {
      total_amount_usd: sentUsd,
      current_total_amount_usd: quotedCents / 100,
      currency: 'USD',
      ...(currentCounts && { current_counts: currentCounts }),
    },
  })
}

export function isAmount(usd: number, cents: number): boolean {
  // Floating-point sums of cents are off by far less than a cent: 89.99 * 3.
  return Math.abs(usd * 100 - cents) < 1e-6 * Math.max(1, cents)
}
