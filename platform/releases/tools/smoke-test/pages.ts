import { availableParallelism, loadavg } from 'node:os'
import type { Release, Sample } from '@storefront/contract'

/** A page to render and open. */
export type TestedPage = {
  /** App and screen: `flights results`. */
  screen: string
  address: string
  /** Parts that the server must render, as `flights/SearchForm`. */
  parts: string[]
  /** For a page that needs a selection: the address to start from and the names of links and buttons to press. */
  from?: { address: string; press: string[] }
  /** A page of another remote, whose styles this page must not change. */
  beside?: string
}

/** Pages tested at once. More would slow each other down, and slow pages are refused. */
export const atOnce = Math.max(2, availableParallelism())

/** Times as long as usual that a page may take on a busy machine, by its load for each processor: 1 to 4. */
export function slowdown(load = loadavg()[0] ?? 0, processors = availableParallelism()): number {
  return Math.min(4, Math.max(1, Math.round(load / processors)))
}

const msPerDay = 86_400_000

/**
 * Pages that show releases: home with each form, and each screen at its sample, or the pages in the sitemap of a
 * release without samples. The server need not render a release without server build.
 */
export function pagesOf(releases: Release[], sitemap: string[], today: Date): TestedPage[] {
  const pages = releases.flatMap((release): TestedPage[] => {
    const { name, tab, exposes } = release
    return [
      ...(exposes['./home'] ? [page(`${name} home`, '/', release, 'home')] : []),
      ...(tab ? [page(`${name} form`, `/?tab=${tab.id}`, release, 'SearchForm')] : []),
      ...screensOf(release, sitemap, today),
    ]
  })
  const hasHome = pages.some(({ address }) => /^\/(\?|$)/.test(address))
  return hasHome ? pages : [{ screen: 'home', address: '/', parts: [] }, ...pages]
}

/** Adds to each page the first page of another remote that can be opened by its address alone. */
export function besideOthers(pages: TestedPage[], all: TestedPage[]): TestedPage[] {
  const remoteOf = ({ screen }: TestedPage) => screen.split(' ')[0]
  return pages.map((page) => {
    const isOther = (one: TestedPage) =>
      !one.from && remoteOf(one) !== remoteOf(page) && /^\/\w/.test(one.address)
    const beside = all.find(isOther)?.address
    return beside ? { ...page, beside } : page
  })
}

function screensOf(release: Release, sitemap: string[], today: Date): TestedPage[] {
  const { name, samples, mounts } = release
  if (!samples) {
    const known = mounts.flatMap((mount) => [
      sitemap.find((address) => address === `/${mount}`) ?? [],
      sitemap.find((address) => address.startsWith(`/${mount}/`)) ?? [],
    ])
    return known.flat().map((address) => page(name, address, release, 'routes'))
  }
  const addressOf = ({ address }: Sample) => foundAddress(address, sitemap, today)
  return Object.entries(samples).map(([screen, sample]) => {
    const first = sample.from === undefined ? undefined : samples[sample.from]
    return {
      ...page(`${name} ${screen}`, addressOf(sample), release, 'routes'),
      ...(first ? { from: { address: addressOf(first), press: sample.press ?? [] } } : {}),
    }
  })
}

/** Replaces `{day+2}` in a sample's address by a date, and `*` by the first matching page of the sitemap. */
function foundAddress(address: string, sitemap: string[], today: Date): string {
  const dated = address.replaceAll(/\{day\+(\d+)\}/g, (_, days) =>
    new Date(today.getTime() + Number(days) * msPerDay).toISOString().slice(0, 10),
  )
  const [, below, rest = ''] = /^([^?]*\/)\*(.*)$/.exec(dated) ?? []
  if (below === undefined) return dated
  return `${sitemap.find((found) => found.startsWith(below)) ?? `${below}none`}${rest}`
}

function page(screen: string, address: string, release: Release, expose: string): TestedPage {
  return { screen, address, parts: release.server ? [`${release.name}/${expose}`] : [] }
}
