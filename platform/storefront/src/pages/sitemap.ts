import { detailPaths, paths } from '@storefront/contract'
import { readList } from '@storefront/http'
import { ownerOf, type Remotes } from '@storefront/shell'
import { html } from 'hono/html'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { log } from '../operations/log.ts'

type Entry = { path: string; lastModified: string | null }

/** Public pages except those of single products and articles. */
const fixedPages = [
  paths.home,
  paths.hotels,
  paths.tours,
  paths.packages,
  paths.blog,
  paths.contact,
  paths.faq,
  paths.help,
  paths.privacy,
  paths.terms,
]

const lists = [
  { call: '/hotels', page: detailPaths.hotel },
  { call: '/tours', page: detailPaths.tour },
  { call: '/packages', page: detailPaths.package },
  { call: '/articles', page: detailPaths.article },
]

/** Record of a list. A `publish_date` that does not start with a day is null. */
const listed = v.object({
  slug: v.string(),
  publish_date: v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d/)), null), null),
})

export type SitemapOptions = {
  origin: string
  apiBase: string
  remotes: Remotes
  /** Day of the last change of live releases, for pages without a date. */
  changed: string
}

/** Caches sitemap.xml for a minute by origin and revision of the registry, so that crawlers cost the provider few reads. */
export function cacheSitemaps() {
  const cache = new LRUCache<string, Promise<string>, SitemapOptions>({
    max: 100,
    ttl: 60_000,
    memoMethod: (_, __, { context }) => sitemap(context),
  })
  return (revision: number, context: SitemapOptions) =>
    cache.memo(`${revision} ${context.origin}`, { context })
}

/** Returns sitemap.xml for the live remotes. Logs and leaves out a list that cannot be read. */
export async function sitemap({
  origin,
  apiBase,
  remotes,
  changed,
}: SitemapOptions): Promise<string> {
  const isOffered = (path: string) => path === paths.home || ownerOf(path, remotes) !== null
  const details = await Promise.all(
    lists
      .filter(({ page }) => isOffered(page('x')))
      .map(({ call, page }) => entriesOf(`${apiBase}${call}`, page)),
  )
  const entries = [
    ...fixedPages.filter(isOffered).map((path): Entry => ({ path, lastModified: null })),
    ...details.flat(),
  ]
  const urls = entries.map(
    ({ path, lastModified }) =>
      html`<url><loc>${new URL(path, origin).href}</loc><lastmod>${lastModified ?? changed}</lastmod></url>\n`,
  )
  return String(
    html`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`,
  )
}

async function entriesOf(url: string, page: (slug: string) => string): Promise<Entry[]> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return readList(listed, await response.json(), url).map(({ slug, publish_date }) => ({
      path: page(slug),
      lastModified: publish_date?.slice(0, 10) ?? null,
    }))
  } catch (error) {
    log.error({ error }, `the sitemap leaves out ${url}`)
    return []
  }
}

/** Returns robots.txt. Pages that must not be indexed stay crawlable, so that crawlers see their `noindex`. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /session/\nDisallow: /sandbox/\nDisallow: /_status\n\nSitemap: ${origin}/sitemap.xml\n`
}
