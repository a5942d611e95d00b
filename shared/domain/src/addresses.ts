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

function withoutParameters(params: URLSearchParams, names: readonly string[]): string {
  const rest = new URLSearchParams(params)
  for (const name of names) rest.delete(name)
  return String(rest)
}
