import type { Release } from '@storefront/contract'
import { pagesOf } from '../smoke-test/pages.ts'

/** Addresses of the screens that need no selection. */
export function screensOf(release: Release, sitemap: string[]): string[] {
  const own = pagesOf([release], sitemap, new Date()).filter(({ from }) => !from)
  return own.map(({ address }) => address)
}
