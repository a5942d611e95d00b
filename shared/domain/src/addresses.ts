/** The search that an address asks for. */
export type AskedSearch<Search> = {
  search: Search
  /** Corrections: what of the address could not be searched, and what was searched instead, a sentence each. */
  corrections: string[]
}

type Visit = { currentUrl: URL; nextUrl: URL }

/**
 * True when a navigation loads the page's data again. A change of `viewParameters` alone (order, filters, with 'all' of any
 * parameter) does not; another path, or the same address visited again, does.
 */
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

/** Parameters that advertisements and newsletters add to an address: its page is the same with and without. */
const tracking = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|mc_cid|mc_eid|_gl)$/

/** True when an address has parameters that search, so that its page is one visitor's and not for search engines. */
export function hasSearch(params: URLSearchParams): boolean {
  return [...params.keys()].some((name) => name !== shownParameter && !tracking.test(name))
}

/** An address without the parameters of advertisements and newsletters: that of the page itself. */
export function withoutTracking(url: URL): URL {
  const own = new URL(url)
  for (const name of url.searchParams.keys()) if (tracking.test(name)) own.searchParams.delete(name)
  return own
}

/** Number of records that a list shows at first, and adds each time. */
export const listStep = 10

/** The parameter of an address that says how many of a list are shown. */
export const shownParameter = 'show'

/**
 * Returns the number of records, out of `all`, that an address asks for: ten, or more in steps of ten; anything else reads
 * as ten.
 */
export function shownCount(params: URLSearchParams, all: number): number {
  const asked = Number(params.get(shownParameter))
  const steps = Number.isSafeInteger(asked) ? Math.max(1, Math.ceil(asked / listStep)) : 1
  return Math.min(all, steps * listStep)
}

function withoutParameters(params: URLSearchParams, names: readonly string[]): string {
  const rest = new URLSearchParams(params)
  for (const name of names) rest.delete(name)
  return String(rest)
}
