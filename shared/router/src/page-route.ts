import type { RouteObject } from 'react-router-dom'
import { type ScreenOptions, screen } from './screen.tsx'

/** Route of a page at `address`, relative to the site's root: its leading slash is dropped. */
export function pageRoute(address: string, page: ScreenOptions): RouteObject {
  return { path: address.slice(1), ...screen(page) }
}
