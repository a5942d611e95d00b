import type { IsoDate } from '@storefront/contract'
import { addDays, nightsText } from '@storefront/domain'

/** Which end of the range the next day chosen becomes. */
export type RangeEnd = 'start' | 'end'

/** A range while it is being chosen. `end` is null between the first and the second choice. */
export type RangeDraft = { start: IsoDate; end: IsoDate | null; choosing: RangeEnd }

export type DateRange = { start: IsoDate; end: IsoDate }

/** Returns why a day cannot be had, in a few words without a full stop ('sold out'), or null. */
export type Unavailable = (day: IsoDate) => string | null

/**
 * The draft after a day was chosen. A start begins a new range; an end completes it, unless it lies
 * before the start or on it: then it becomes the new start.
 */
export function chooseDay(draft: RangeDraft, day: IsoDate): RangeDraft {
  return draft.choosing === 'end' && day > draft.start
    ? { start: draft.start, end: day, choosing: 'start' }
    : { start: day, end: null, choosing: 'end' }
}

/** The range once both ends are there. */
export function completed({ start, end }: RangeDraft): DateRange | null {
  return end === null ? null : { start, end }
}

/** Reasons for the day that is chosen next: a start needs its own night, an end every night before it, `maxNights` at most. */
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
