import { bookingPaths, paths } from '@storefront/contract'
import type { LiveRemotes } from '../releases/live-remotes.ts'

/** Pages of one visitor's booking and account; `/flights/error` is the alias of the address that is spelled otherwise. */
const ownPages = new Set<string>([
  ...Object.values(bookingPaths).flatMap((of) => Object.values(of)),
  '/flights/error',
  paths.account,
])

/** Longer queries are nobody's search. */
const longestQuery = 500

/** Whether a page is the same for everybody who asks for its address. */
export function isForEverybody({ pathname, search }: URL): boolean {
  return !ownPages.has(pathname) && search.length <= longestQuery
}

/** What a page is made from, as tags: `hotels@1.1.0`. A front can be told to drop all pages that have one. */
export function pageTags(source: {
  /** Version of the shell. */
  shell: string
  remotes: LiveRemotes
  /** Revision of the provider's catalogue; null where it does not say. */
  catalogue: number | null
}): string[] {
  const { shell, remotes, catalogue } = source
  const releases = Object.values(remotes).map(({ release }) => `${release.name}@${release.version}`)
  const revision = catalogue === null ? [] : [`catalogue@${catalogue}`]
  return [`shell@${shell}`, ...releases.sort(), ...revision]
}

/** Which one of the pages with the same tags. */
export type PageAddress = {
  /** Origin under which visitors know the site: links and previews bear it. */
  origin: string
  url: URL
  /** The visitor's day: dates in forms begin with it. */
  today: string
  tags: string[]
}

/** The key of a page: address, day and tags. What is promoted or edited has another key at once. Language: there is one. */
export function pageKey({ origin, url, today, tags }: PageAddress): string {
  return [`${origin}${url.pathname}${url.search}`, today, ...tags].join(' ')
}

/**
 * What fronts are told: to ask again after a second, so that they follow a promote without being told of it, and to go on
 * with the old page while the storefront does not answer.
 */
export function forFronts(tags: string[]): Record<string, string> {
  return {
    'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=600',
    'surrogate-key': tags.join(' '),
  }
}
