import { detailPaths, paths } from '@storefront/contract'
import { ownerOf, type Remotes } from '@storefront/federation/parts'
import { readList } from '@storefront/http'
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
  remotes: Remotes
  /** Day of the last change of live releases, for pages without a date. */
  changed: string
}

type Records = v.InferOutput<typeof listed>[]

/**
 * Returns a function that writes sitemap.xml for the live remotes. It reads each list once a minute, so that crawlers
 * cost the provider few reads. Logs and leaves out a list that cannot be read.
 */
export function createSitemap(apiBase: string) {
  const records = new LRUCache<string, Records>({
    max: lists.length,
    ttl: 60_000,
    fetchMethod: (call) => readRecords(`${apiBase}${call}`),
  })
  const entriesOf = async ({ call, page }: (typeof lists)[number]): Promise<Entry[]> => {
    try {
      const found = (await records.fetch(call)) ?? []
      return found.map(({ slug, publish_date }) => ({
        path: page(slug),
        lastModified: publish_date?.slice(0, 10) ?? null,
      }))
    } catch (error) {
      log.error({ error }, `the sitemap leaves out ${call}`)
      return []
    }
  }
  return async ({ origin, remotes, changed }: SitemapOptions): Promise<string> => {
    const isOffered = (path: string) => path === paths.home || ownerOf(path, remotes) !== null
    const offered = lists.filter(({ page }) => isOffered(page('x')))
    const entries = [
      ...fixedPages.filter(isOffered).map((path): Entry => ({ path, lastModified: null })),
      ...(await Promise.all(offered.map(entriesOf))).flat(),
    ]
    const urls = entries.map(
      ({ path, lastModified }) =>
        html`<url><loc>${new URL(path, origin).href}</loc><lastmod>${lastModified ?? changed}</lastmod></url>\n`,
    )
    return String(
      html`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`,
    )
  }
}

async function readRecords(url: string): Promise<Records> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  return readList(listed, await response.json(), url)
}

/** Returns robots.txt. Pages that must not be indexed stay crawlable, so that crawlers see their `noindex`. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /session/\nDisallow: /sandbox/\nDisallow: /_status\n\nSitemap: ${origin}/sitemap.xml\n`
}
