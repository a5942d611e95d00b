import {
  type IsoDate,
  type PlanPart,
  type PlanRecord,
  type Product,
  products,
  type Selection,
  type TravellerCounts,
} from '@storefront/contract'
import { addDays, maxDate } from '../dates.ts'
import { travellerCount } from '../travellers.ts'
import { heldUntil, isBooked, selectedPart } from './plan-parts.ts'

export type PlannedPart<R extends PlanRecord = PlanRecord> = PlanPart & {
  product: Product
  /** Booking that the part was made of; null for a selection. */
  record: R | null
}

/** Days, people and parts of the visitor's trip; called "Your trip" on the page (product 4.12). */
export type Plan<R extends PlanRecord = PlanRecord> = {
  first: IsoDate
  /** Null if only a flight without a return is known. */
  last: IsoDate | null
  counts: TravellerCounts
  /** In the order of their first days. */
  parts: readonly PlannedPart<R>[]
  /** Everything that is not over, also of other plans: 'booked', and products that are only selected or held. */
  kinds: readonly (Product | 'booked')[]
}

/** Plan with the destination of its first day that can still be booked; '' if none is known. */
export type PlacedPlan = Plan & { place: string }

/**
 * Returns the visitor's plan: booked, held and selected products whose days touch or overlap. Of several plans, the one
 * last acted on. Null without a product that is not over. Without a `selection`, of bookings alone. `judged` leaves out
 * what is not booked of a product, for its own pages.
 */
export function planOf<R extends PlanRecord>(
  records: readonly R[],
  selection: Selection | null,
  { today, nowMs }: { today: IsoDate; nowMs: number },
  judged?: Product,
): Plan<R> | null {
  const selected = products.flatMap((product): PlannedPart<R>[] => {
    const part = selection && product !== judged ? selectedPart(selection, product) : null
    return part ? [{ ...part, product, record: null }] : []
  })
  const recorded = records.flatMap((record): PlannedPart<R>[] => {
    const { product, plan } = record
    const until = heldUntil(record)
    const isHeld = until !== null && until > nowMs && product !== judged
    return isBooked(record) || isHeld ? [{ ...plan, product, record }] : []
  })
  const current = [...selected, ...recorded].filter((part) => lastDayOf(part) >= today)
  const groups = joined(current.toSorted((a, b) => a.first.localeCompare(b.first)))
  // Sorting is stable: of plans acted on at the same time, the earlier one is first.
  const [parts] = groups.toSorted((a, b) => lastActedOn(b) - lastActedOn(a))
  if (!parts) return null
  const kinds = new Set(
    current.map(({ product, record }) => (record && isBooked(record) ? 'booked' : product)),
  )
  return { ...daysOf(parts), counts: countsOf(parts), parts, kinds: [...kinds].sort() }
}

function lastDayOf({ first, last }: Pick<PlanPart, 'first' | 'last'>): IsoDate {
  return last ?? first
}

/** Groups parts, sorted by first day, whose days overlap or follow one another. */
function joined<R extends PlanRecord>(parts: readonly PlannedPart<R>[]): PlannedPart<R>[][] {
  const groups: PlannedPart<R>[][] = []
  for (const part of parts) {
    const group = groups.at(-1)
    const last = group?.map(lastDayOf).reduce(maxDate)
    if (group && last && part.first <= addDays(last, 1)) group.push(part)
    else groups.push([part])
  }
  return groups
}

/** Days of a round trip from landing to departure, else of all parts. */
function daysOf(parts: readonly PlannedPart[]): Pick<Plan, 'first' | 'last'> {
  const roundTrips = parts.filter(({ product, last }) => product === 'flight' && last)
  const framing = roundTrips.length > 0 ? roundTrips : parts
  const [first = ''] = framing.map(({ first }) => first).toSorted()
  const last = framing.flatMap(({ last }) => last ?? []).toSorted()
  return { first, last: last.at(-1) ?? null }
}

/** People of the largest party; of equally large ones, the newest. */
function countsOf(parts: readonly PlannedPart[]): TravellerCounts {
  const [largest] = parts.toSorted(
    (a, b) => travellerCount(b.counts) - travellerCount(a.counts) || actedAt(b) - actedAt(a),
  )
  return (largest as PlannedPart).counts
}

function lastActedOn(parts: readonly PlannedPart[]): number {
  return Math.max(...parts.map(actedAt))
}

/** Time of the booking in ms since 1970; later than any while only selected. */
function actedAt({ record }: PlannedPart): number {
  return record?.startedAt ?? Number.MAX_SAFE_INTEGER
}
