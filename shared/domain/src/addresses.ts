type Visit = { currentUrl: URL; nextUrl: URL }

/**
 * Whether going from one address to the next must load again. Parameters that only change how something is looked at
 * (`viewParameters`, or 'all' of them) ask for nothing; the same address once more asks for everything.
 */
export function asksAgain(
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

/** Parameters that advertisements add to an address: its page is the same with and without. */
const tracking = /^(utm_\w+|gclid|fbclid)$/

/** Whether an address asks for anything, so that its page is one visitor's search. */
export function asksForSomething(params: URLSearchParams): boolean {
  return [...params.keys()].some((name) => !tracking.test(name))
}

function withoutParameters(params: URLSearchParams, names: readonly string[]): string {
  const rest = new URLSearchParams(params)
  for (const name of names) rest.delete(name)
  return String(rest)
}
