import { releaseNames } from '@storefront/federation/parts'
import { createStaticHandler } from '@storefront/router/server'
import { LRUCache } from 'lru-cache'
import type { RenderInput } from '../document/page-input.ts'
import type { RemoteModules } from '../remotes/remote-modules.ts'
import { siteRoutes } from '../site.tsx'

type SiteHandler = ReturnType<typeof createStaticHandler>

/** Route handlers by releases. 50 are enough for live releases, previews and failing remotes. */
const handlers = new LRUCache<string, SiteHandler>({ max: 50 })

/** Facts that route handlers depend on. They must not depend on the visitor. */
export type SiteParts = Pick<RenderInput, 'remotes' | 'isIncomplete'> & {
  rendered: string[]
  modules: RemoteModules
  /** Owner of the page, or null. */
  mounted: string | null
}

/**
 * Route handler for a combination of releases, cached because making one takes longer than using it. Throws if routes
 * of the remotes collide.
 */
export function handlerFor(parts: SiteParts): SiteHandler {
  const { remotes, modules, mounted, isIncomplete, rendered } = parts
  const key = [mounted, isIncomplete, ...rendered, ...releaseNames(remotes)].join()
  const known = handlers.get(key)
  if (known) return known
  const { routes } = siteRoutes(remotes, modules, mounted ? [mounted] : [], isIncomplete)
  const handler = createStaticHandler(routes)
  handlers.set(key, handler)
  return handler
}
