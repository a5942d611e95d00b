import type { IsoDate, LocalFee, PriceTerms, TravellerCounts } from '@storefront/contract'
import { formatCancunTime } from './cancun-clock.ts'
import { addDays } from './dates.ts'
import { formatUsd, multiplyUsd } from './money.ts'
import { payingCount } from './travellers.ts'

/** The terms of a record on the wire; what it does not say is absent. */
type WireTerms = {
  taxes: string
  bags?: string
  changes?: string
  cancellation: string
  free_cancellation: { days_before: number; time: string } | null
  local_fees?: readonly { name: string; amount_usd: number; per: LocalFee['per']; note?: string }[]
}

/** Returns the terms of a record on the wire; {} where it states none. */
export function priceTerms(said: WireTerms): PriceTerms {
  const {
    taxes,
    bags = '',
    changes = '',
    cancellation,
    free_cancellation: free,
    local_fees = [],
  } = said
  return termsOf({
    priceNotes: [taxes, bags, changes].filter((note) => note),
    cancellation,
    ...(free ? { freeCancellation: { daysBefore: free.days_before, time: free.time } } : {}),
    localFees: local_fees.map(({ name, amount_usd, per, note }) => ({
      name,
      usd: amount_usd,
      per,
      ...(note ? { note } : {}),
    })),
  })
}

/** The terms among the fields of a record, without what is empty. */
export function termsOf(record: PriceTerms): PriceTerms {
  const { priceNotes = [], cancellation, freeCancellation, localFees = [] } = record
  return {
    ...(priceNotes.length > 0 ? { priceNotes } : {}),
    ...(cancellation ? { cancellation } : {}),
    ...(freeCancellation ? { freeCancellation } : {}),
    ...(localFees.length > 0 ? { localFees } : {}),
  }
}

/** One line of a receipt: a price, or a price times a number, in USD. */
export type ReceiptLine = { label: string; usd: number }

/** Conditions of a price: sentences, the end of free cancellation, and the fees of everyone and all nights. */
export type Conditions = ConditionFacts & {
  /** Conditions of each part of what is sold, the strictest first, where they differ. */
  parts?: ConditionPart[]
}

/** Conditions of one part, e.g. of 'Return flight'. */
export type ConditionPart = ConditionFacts & { label: string }

type ConditionFacts = {
  notes: string[]
  /** The seller's sentence about cancelling, where no hour is known. */
  cancellation?: string
  /** In Cancún, as `YYYY-MM-DDTHH:MM`; absent where a sentence says all that is known. */
  freeUntil?: string
  /** Paid on the spot, in no total. */
  localFees?: FeeLine[]
}

/** A fee that is in no total; the note says where and when it is paid, and who pays none. */
type FeeLine = ReceiptLine & { note?: string | undefined }

/** 'Not in the total: Environmental fee $4.30 (at the hotel, on arrival), …' in one sentence. */
export function localFeesText(fees: readonly FeeLine[]): string {
  const named = fees.map(({ label, usd, note }) => [label, formatUsd(usd), note && `(${note})`])
  const isNoted = fees.every(({ note }) => note)
  const opening = isNoted ? 'Not in the total:' : 'Not in the total, paid on the spot:'
  return `${opening} ${named.map((parts) => parts.filter(Boolean).join(' ')).join(', ')}`
}

/** Receipt: the lines that lead to the total in USD, and the conditions of that price. */
export type Receipt = Conditions & { lines: ReceiptLine[]; totalUsd: number }

/**
 * The booked days and guests of a price; `firstDay` is null where it is not chosen yet, `nights` where they are not known.
 */
type Booked = { firstDay: IsoDate | null; nights: number | null; guests: TravellerCounts }

/** The conditions of a price for a stay or a trip: the hour of the last free cancellation replaces the sentence about it. */
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
  const isDated = freeCancellation !== undefined && firstDay !== null
  return {
    notes: priceNotes,
    ...(isDated || !cancellation ? {} : { cancellation }),
    ...(isDated
      ? { freeUntil: `${addDays(firstDay, -freeCancellation.daysBefore)}T${freeCancellation.time}` }
      : {}),
    ...(fees.length > 0 ? { localFees: fees } : {}),
  }
}

/**
 * Conditions of two parts that are sold together, the stricter first; facts that all share stand last, under `sharedLabel`.
 * Parts that do not differ are one list.
 */
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
  const strictestFirst = own.toSorted((a, b) => byText(leniency(a), leniency(b)))
  const both = shared?.length ? [{ label: sharedLabel, notes: shared }] : []
  return { notes: [], parts: [...strictestFirst, ...both] }
}

function byText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/** Sorts the stricter first: no refund, any other sentence, the earlier end of free cancellation. A part that says nothing is last. */
function leniency({ freeUntil, cancellation }: ConditionFacts): string {
  if (freeUntil) return freeUntil
  if (!cancellation) return '~'
  return isNonRefundable(cancellation) ? '' : '!'
}

/** Sellers write this in words alone. */
const noRefund = /\b(non-?|not )refundable\b|\bno refunds?\b/i

/** True when a seller's sentence about cancelling refuses a refund. */
export function isNonRefundable(cancellation: string): boolean {
  return noRefund.test(cancellation)
}

/** 'Free until Mon 30-11-2026, 18:00 (Cancún time)', or 'Non-refundable' from that minute on; `now` as in `cancunTime`. */
export function cancellationText(freeUntil: string, now: string): string {
  if (now >= freeUntil) return 'Non-refundable'
  return `Free until ${formatCancunTime(freeUntil)}`
}
