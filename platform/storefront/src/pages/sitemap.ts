import { detailPaths, paths } from '@storefront/contract'
import { readList } from '@storefront/http'
import { ownerOf, type Remotes } from '@storefront/shell'
import * as v from 'valibot'
import { log } from '../operations/log.ts'

type Entry = { path: string; lastModified: string | null }

/** Pages that every visitor may find, without the lists' details. */
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

/** Lists whose records have a page of their own. */
const lists = [
  { call: '/hotels', page: detailPaths.hotel },
  { call: '/tours', page: detailPaths.tour },
  { call: '/packages', page: detailPaths.package },
  { call: '/articles', page: detailPaths.article },
]

/** Fields of a record that the sitemap reads; `publish_date` must begin with a day. */
const listed = v.object({
  slug: v.string(),
  publish_date: v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d/)), null), null),
})

export type SitemapOptions = {
  origin: string
  apiBase: string
  remotes: Remotes
  /** Day on which the live releases last changed: pages without a date of their own count from there. */
  changed: string
}

/** sitemap.xml of the pages that the live remotes offer. A list that cannot be read is left out, with a line in the log. */
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
      `<url><loc>${escapeXml(new URL(path, origin).href)}</loc><lastmod>${lastModified ?? changed}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
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

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;')
}

/** robots.txt: everything but the calls may be read; what should not be listed says so itself. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /session/\nDisallow: /sandbox/\nDisallow: /_status\n\nSitemap: ${origin}/sitemap.xml\n`
}
