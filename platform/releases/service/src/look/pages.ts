import type { Release } from '@storefront/contract'

/** A page to render and open, and the parts of remotes that the server has to render it with, as `flights/SearchForm`. */
export type LookedPage = { address: string; parts: string[] }

/**
 * The pages that show releases: home with the form of each, the first page of each path segment they own, and one page
 * below it where the site's map has one. A release without a server build is not expected to be rendered by the server.
 */
export function pagesOf(releases: Release[], sitemap: string[]): LookedPage[] {
  const pages = releases.flatMap((release) => {
    const { tab, mounts, exposes } = release
    const below = mounts.flatMap((mount) => sitemap.find((at) => at.startsWith(`/${mount}/`)) ?? [])
    const own = [...mounts.map((mount) => `/${mount}`), ...below]
    return [
      ...(exposes['./home'] ? [{ address: '/', parts: partsOf(release, 'home') }] : []),
      ...(tab ? [{ address: `/?tab=${tab.id}`, parts: partsOf(release, 'SearchForm') }] : []),
      ...own.map((address) => ({ address, parts: partsOf(release, 'routes') })),
    ]
  })
  const hasHome = pages.some(({ address }) => /^\/(\?|$)/.test(address))
  return hasHome ? pages : [{ address: '/', parts: [] }, ...pages]
}

function partsOf({ name, server }: Release, expose: string): string[] {
  return server ? [`${name}/${expose}`] : []
}
