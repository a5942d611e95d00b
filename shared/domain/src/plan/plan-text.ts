import type { IsoDate } from '@storefront/contract'
import { isIsoDate } from '../dates.ts'
import { travellerSummary } from '../travellers.ts'
import type { PlacedPlan } from './plan.ts'

/** '16 January'; an unreadable date is returned unchanged. */
export function dayMonth(date: IsoDate): string {
  if (!isIsoDate(date)) return date
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', options)
}

/** '16 to 21 January', '30 January to 2 February', '16 January'; 'from 16 January' without a last day. */
export function planDays(first: IsoDate, last: IsoDate | null): string {
  if (last === null) return `from ${dayMonth(first)}`
  if (last === first) return dayMonth(first)
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${isOneMonth ? Number(first.slice(8)) : dayMonth(first)} to ${dayMonth(last)}`
}

type TextFacts = Pick<PlacedPlan, 'place' | 'first' | 'last'> & Partial<Pick<PlacedPlan, 'counts'>>

/** 'Cancún, 16 to 21 January, 2 adults, 1 child', each as far as it is given. */
export function planText({ place, first, last, counts }: TextFacts): string {
  const people = counts && travellerSummary(counts).toLowerCase()
  return [place, planDays(first, last), people].filter(Boolean).join(', ')
}
