import { type RouteObject, type ScreenOptions, screen } from '@storefront/router'

/** Route of a page; drops the leading slash of the contract's address. */
export function pageRoute(address: string, page: ScreenOptions): RouteObject {
  return { path: address.slice(1), ...screen(page) }
}
