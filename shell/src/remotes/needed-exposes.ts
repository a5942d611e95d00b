import type { ExposeName } from '@storefront/contract'
import { homeRemote } from '../home/home-loader.ts'
import { offers, ownerOf, type Remotes, searchTabs } from './mounts.ts'
import { keyOf } from './remote-modules.ts'

/** One part of a remote. */
export type Expose = { remote: string; expose: ExposeName }

/** The exposes that a page shows at first: its owner's routes, or on the home page its content and the open form. */
export function neededExposes({ pathname, searchParams }: URL, remotes: Remotes): Expose[] {
  if (pathname !== '/') {
    const owner = ownerOf(pathname, remotes)
    return owner ? [{ remote: owner, expose: './routes' }] : []
  }
  const tabs = searchTabs(remotes)
  const tab = tabs.find(({ id }) => id === searchParams.get('tab')) ?? tabs[0]
  return [
    ...(offers(remotes, homeRemote, './home')
      ? [{ remote: homeRemote, expose: './home' as const }]
      : []),
    ...(tab ? [{ remote: tab.remote, expose: './SearchForm' as const }] : []),
  ]
}

/**
 * Whether a rendered part (`content/home`) gets its code once the page is live: what surrounds the search form must not keep
 * it waiting. Until then it stays as the server sent it.
 */
export function comesLater(key: string): boolean {
  return key === keyOf(homeRemote, './home')
}
