import type { IsoDate } from '@storefront/contract'
import { addDays, nightsText } from '@storefront/domain'

export type RangeEnd = 'start' | 'end'

/** A range while it is being chosen. `end` is null after the first choice. */
export type RangeDraft = { start: IsoDate; end: IsoDate | null; choosing: RangeEnd }

export type DateRange = { start: IsoDate; end: IsoDate }

/** Returns the reason why a day is unavailable, such as 'sold out', or null. */
export type Unavailable = (day: IsoDate) => string | null

/** Adds a chosen day. A start begins a new range; an end on or before the start becomes the start. */
export function chooseDay(draft: RangeDraft, day: IsoDate): RangeDraft {
  return draft.choosing === 'end' && day > draft.start
    ? { start: draft.start, end: day, choosing: 'start' }
    : { start: day, end: null, choosing: 'end' }
}

/** Returns the range, or null while its end is missing. */
export function completed({ start, end }: RangeDraft): DateRange | null {
  return end === null ? null : { start, end }
}

/**
 * Reasons against days of the next choice. A start needs its own night; an end needs every night since the start, and
 * at most `maxNights`.
 */
export function unavailableFor(
  draft: RangeDraft,
  unavailable: Unavailable,
  maxNights: number | null = null,
): Unavailable {
  if (draft.choosing === 'start') return unavailable
  let reason: string | null = null
  let night = draft.start
  return (day) => {
    if (day <= draft.start) return unavailable(day)
    while (reason === null && night < day) {
      reason = unavailable(night)
      night = addDays(night, 1)
    }
    if (night <= day && reason !== null) return reason
    const isTooLong = maxNights !== null && day > addDays(draft.start, maxNights)
    return isTooLong ? `longer than ${nightsText(maxNights)}` : null
  }
}
