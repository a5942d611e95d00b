import { type RouteObject, type ScreenOptions, screen } from '@storefront/router'

/** The route of the page at `address`, which the contract writes with a leading slash and a route without. */
export function pageRoute(address: string, page: ScreenOptions): RouteObject {
  return { path: address.slice(1), ...screen(page) }
}
