import { durationText, type ListedTrip } from '@storefront/trips/rules'

/** Badges on a tour's card. */
export function tourBadges({ durationDays }: ListedTrip): string[] {
  const duration = durationText(durationDays)
  return duration ? [duration] : []
}

type Start = Pick<ListedTrip, 'startsIn' | 'destinationName'>

/** 'From Cancún': the searched place if the tour starts there, else its first; [] if it starts where it goes. */
export function tourFacts({ startsIn = [], destinationName }: Start, searched: string): string[] {
  const start = startsIn.includes(searched) ? searched : startsIn[0]
  return start && start !== destinationName ? [`From ${start}`] : []
}
