import type { ListedTrip } from '@storefront/trips/rules'

type Start = Pick<ListedTrip, 'startsIn' | 'destinationName'>

/** 'From Cancún': the searched place if the tour starts there, else its first; [] if it starts where it goes. */
export function tourFacts({ startsIn = [], destinationName }: Start, searched: string): string[] {
  const start = startsIn.includes(searched) ? searched : startsIn[0]
  return start && start !== destinationName ? [`From ${start}`] : []
}
