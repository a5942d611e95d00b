import type { Release } from '@storefront/contract'
import { pagesOf } from '../smoke-test/pages.ts'

/** Addresses of a release's screens: the pages that the gate opens, but those that need something chosen. */
export function screensOf(release: Release, sitemap: string[]): string[] {
  const own = pagesOf([release], sitemap, new Date()).filter(({ from }) => !from)
  return own.map(({ address }) => address)
}
