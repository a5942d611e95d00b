import type { IsoDate } from '@storefront/contract'

/** Which end of the range the next day chosen becomes. */
export type RangeEnd = 'start' | 'end'

/** A range while it is being chosen. `end` is null between the first and the second choice. */
export type RangeDraft = { start: IsoDate; end: IsoDate | null; choosing: RangeEnd }

export type DateRange = { start: IsoDate; end: IsoDate }

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
