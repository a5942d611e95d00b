import { bookingPaths, paths, type Release } from '@storefront/contract'
import { pagesOf } from '../../service/src/look/pages.ts'

/** Where a visitor comes only with something chosen. */
const needChoice = new Set<string>(Object.values(bookingPaths).map(({ summary }) => summary))

/** Addresses of a release's screens: the pages that the gate opens, and every address of the contract that it owns. */
export function screensOf(release: Release, sitemap: string[]): string[] {
  const looked = pagesOf([release], sitemap).map(({ address }) => address)
  const own = Object.values(paths).filter(
    (path) => release.mounts.includes(path.split('/')[1] ?? '') && !needChoice.has(path),
  )
  return [...new Set([...looked, ...own])]
}
