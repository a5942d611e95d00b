import { matchRoutes, type ScreenHandle } from '@storefront/router'
import { ownerOf } from '../remotes/mounts.ts'
import type { Site } from '../remotes/SiteContext.tsx'

const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** Fetches the code of a screen when a visitor is about to go there: a click after a hover asks for no code. */
export function prefetchOnIntent(site: Site): void {
  const seen = new Set<string>()
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return
    seen.add(link.pathname)
    prefetch(link.pathname, site).catch(() => seen.delete(link.pathname))
  }
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true })
}

/** Loads the remote that owns a path and the screen it would show. Throws when it cannot be loaded. */
async function prefetch(pathname: string, { remotes, modules }: Site): Promise<void> {
  const owner = ownerOf(pathname, remotes)
  if (!owner) return
  const { routes } = await modules.load(owner, './routes')
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(
    matches.map(({ route }) => (route.handle as ScreenHandle | undefined)?.preload?.()),
  )
}
