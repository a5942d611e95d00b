import type { IsoDate } from '@storefront/contract'
import { formatDayDate, isIsoDate } from './dates.ts'

/** Search read from a URL. */
export type RequestedSearch<Search> = {
  search: Search
  /** A sentence for each value that was replaced. */
  corrections: string[]
}

/** Correction of a date that does not exist, e.g. 'check-in'; null for a date that exists or is missing. */
export function dateCorrection(name: string, text: string | null, instead: IsoDate): string | null {
  if (!text || isIsoDate(text)) return null
  return `The ${name} was not a day of the calendar, so we chose ${formatDayDate(instead)}.`
}

type Visit = { currentUrl: URL; nextUrl: URL }

/** True for another path, another search or the same URL again; false when only `viewParameters` (order, filters) change. */
export function shouldReload(
  { currentUrl, nextUrl }: Visit,
  viewParameters: readonly string[] | 'all',
): boolean {
  if (currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname) return true
  if (viewParameters === 'all') return false
  return (
    withoutParameters(currentUrl.searchParams, viewParameters) !==
    withoutParameters(nextUrl.searchParams, viewParameters)
  )
}

/** Parameters of advertisements and newsletters; they do not change the page. */
const tracking = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|mc_cid|mc_eid|_gl)$/

/** True when a URL has parameters other than tracking and `show`. Such a page is not for search engines. */
export function hasSearch(params: URLSearchParams): boolean {
  return [...params.keys()].some((name) => name !== shownParameter && !tracking.test(name))
}

/** Returns the URL without tracking parameters. */
export function withoutTracking(url: URL): URL {
  const own = new URL(url)
  for (const name of url.searchParams.keys()) if (tracking.test(name)) own.searchParams.delete(name)
  return own
}

export const listStep = 10

/** URL parameter for the number of shown records. */
export const shownParameter = 'show'

/** Number of records to show: as in the URL, rounded up to a multiple of ten, at most `all`; ten if unreadable. */
export function shownCount(params: URLSearchParams, all: number): number {
  const requested = Number(params.get(shownParameter))
  const steps = Number.isSafeInteger(requested) ? Math.max(1, Math.ceil(requested / listStep)) : 1
  return Math.min(all, steps * listStep)
}

function withoutParameters(params: URLSearchParams, names: readonly string[]): string {
  const rest = new URLSearchParams(params)
  for (const name of names) rest.delete(name)
  return String(rest)
}
