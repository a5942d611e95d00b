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

/** What a page is made from. */
export type PageSource = {
  /** Origin under which visitors know the site: links and previews bear it. */
  origin: string
  url: URL
  /** The visitor's day: dates in forms begin with it. */
  today: string
  /** Version of the shell. */
  shell: string
  remotes: LiveRemotes
}

/** The key of a page: address, day and tuple of versions. What is promoted has another key at once. Language: there is one. */
export function pageKey({ origin, url, today, shell, remotes }: PageSource): string {
  const releases = Object.values(remotes).map(({ release }) => `${release.name}@${release.version}`)
  return [`${origin}${url.pathname}${url.search}`, today, shell, ...releases.sort()].join(' ')
}

/**
 * How long a front may keep a page. Beyond that it goes on with the old one while it asks for the new one, and while the
 * storefront does not answer.
 */
export function sharedFor(seconds: number): string {
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${2 * seconds}, stale-if-error=600`
}
