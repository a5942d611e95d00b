import type { IsoDate, PriceTerms, TravellerCounts } from '@storefront/contract'
import { byAlphabet } from './alphabet.ts'
import { formatCancunTime } from './cancun-clock.ts'
import { addDays } from './dates.ts'
import { formatUsd, multiplyUsd } from './money.ts'
import { payingCount } from './travellers.ts'

export type PriceLine = { label: string; usd: number }

/** Conditions of a price; each fee is a total for the party and all nights. */
export type Conditions = ConditionFacts & {
  /** Conditions of each part, the strictest first; absent if they do not differ. */
  parts?: ConditionPart[]
}

/** Conditions of a part, e.g. 'Return flight'. */
export type ConditionPart = ConditionFacts & { label: string }

type ConditionFacts = {
  notes: string[]
  /** The seller's sentence; absent if there is `freeUntil`. */
  cancellation?: string
  /** End of free cancellation, Cancún time `YYYY-MM-DDTHH:MM`. */
  freeUntil?: string
  /** Paid on the spot, not in the total. */
  localFees?: FeeLine[]
}

/** Fee outside the total; `note` has place and time of payment and who is exempt. */
type FeeLine = PriceLine & { note?: string | undefined }

/** 'Not in the total: Environmental fee $4.30 (at the hotel, on arrival), …'. */
export function localFeesText(fees: readonly FeeLine[]): string {
  const named = fees.map(({ label, usd, note }) => [label, formatUsd(usd), note && `(${note})`])
  const isNoted = fees.every(({ note }) => note)
  const opening = isNoted ? 'Not in the total:' : 'Not in the total, paid on the spot:'
  return `${opening} ${named.map((parts) => parts.filter(Boolean).join(' ')).join(', ')}`
}

export type PriceBreakdown = Conditions & { lines: PriceLine[]; totalUsd: number }

/** `nights` is null if unknown. */
type Booked = { firstDay: IsoDate; nights: number | null; guests: TravellerCounts }

/** Returns the conditions of a price. The deadline of free cancellation replaces the seller's sentence. */
export function conditionsOf(terms: PriceTerms, { firstDay, nights, guests }: Booked): Conditions {
  const { priceNotes = [], cancellation, freeCancellation, localFees = [] } = terms
  const fees = localFees.map(({ name, usd, per, note }) => {
    const people = per.startsWith('person') ? payingCount(guests) : 1
    const isNightly = per.endsWith('night')
    return {
      label: isNightly && nights === null ? `${name} per night` : name,
      usd: multiplyUsd(usd, people * (isNightly ? (nights ?? 1) : 1)),
      ...(note ? { note } : {}),
    }
  })
  return {
    notes: priceNotes,
    ...(freeCancellation || !cancellation ? {} : { cancellation }),
    ...(freeCancellation
      ? { freeUntil: `${addDays(firstDay, -freeCancellation.daysBefore)}T${freeCancellation.time}` }
      : {}),
    ...(fees.length > 0 ? { localFees: fees } : {}),
  }
}

/** Joins the conditions of parts: stricter first, common notes last under `sharedLabel`. Equal parts become one. */
export function conditionsOfParts(parts: ConditionPart[], sharedLabel: string): Conditions {
  const shared = parts[0]?.notes.filter((note) => parts.every(({ notes }) => notes.includes(note)))
  const own = parts.map((part) => ({
    ...part,
    notes: part.notes.filter((note) => !shared?.includes(note)),
  }))
  const [first, ...others] = own.map(({ label, ...facts }) => JSON.stringify(facts))
  if (parts[0] && others.every((facts) => facts === first)) {
    const { label, ...facts } = parts[0]
    return facts
  }
  const strictestFirst = own.toSorted((a, b) => byAlphabet(leniency(a), leniency(b)))
  const both = shared?.length ? [{ label: sharedLabel, notes: shared }] : []
  return { notes: [], parts: [...strictestFirst, ...both] }
}

/** Sort key, stricter first: no refund, another sentence, the earlier end of free cancellation, nothing stated. */
function leniency({ freeUntil, cancellation }: ConditionFacts): string {
  if (freeUntil) return freeUntil
  if (!cancellation) return '~'
  return isNonRefundable(cancellation) ? '' : '!'
}

/** Sellers state only in words that a price is not refundable. */
const noRefund = /\b(non-?|not )refundable\b|\bno refunds?\b/i

export function isNonRefundable(cancellation: string): boolean {
  return noRefund.test(cancellation)
}

/** 'Free until Mon 30-11-2026, 18:00 (Cancún time)', from that minute 'Non-refundable'. `now` is a `cancunTime`. */
export function cancellationText(freeUntil: string, now: string): string {
  if (now >= freeUntil) return 'Non-refundable'
  return `Free until ${formatCancunTime(freeUntil)}`
}
