import type { ShouldRevalidateFunction } from '@storefront/router'

/** What a page loaded stays when only the address's query or hash changes: they choose what is shown of it. */
export const keepOnSearch: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isSamePage = currentUrl.pathname === nextUrl.pathname
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}
