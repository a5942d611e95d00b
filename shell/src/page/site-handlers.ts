import { createStaticHandler } from '@storefront/router/server'
import type { Remotes } from '../remotes/mounts.ts'
import type { RemoteModules } from '../remotes/remote-modules.ts'
import { siteRoutes } from '../routes.tsx'

/** What the routes of a page are made of, and nothing of who asks for it. */
export type SiteParts = {
  remotes: Remotes
  /** Whether some live remotes cannot be read. */
  isIncomplete?: boolean
  /** Exposes that are there, as `flights/SearchForm`. */
  rendered: string[]
  modules: RemoteModules
  /** The remote that owns the page, or null. */
  mounted: string | null
}

type SiteHandler = ReturnType<typeof createStaticHandler>

/** Live releases, previews of QA and remotes that fail: more kinds of pages than this are made anew. */
const limit = 50

/**
 * Keeps what finds and loads the routes of a page: making it takes longer than asking it, and releases alone decide
 * what it is. The least recently used goes first.
 */
export class SiteHandlers {
  readonly #kept = new Map<string, SiteHandler>()

  /** The handler of pages made of these parts. Throws what routes that cannot be put together throw. */
  of(parts: SiteParts): SiteHandler {
    const { remotes, modules, mounted, isIncomplete } = parts
    const key = nameOf(parts)
    const handler =
      this.#kept.get(key) ??
      createStaticHandler(
        siteRoutes(remotes, modules, mounted ? [mounted] : [], isIncomplete).routes,
      )
    this.#kept.delete(key)
    this.#kept.set(key, handler)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > limit && oldest !== undefined) this.#kept.delete(oldest)
    return handler
  }
}

/** A release never changes: its name and version say what is in it. */
function nameOf({ remotes, isIncomplete, rendered, mounted }: SiteParts): string {
  const releases = Object.values(remotes).map(({ release }) => `${release.name}@${release.version}`)
  return [mounted, isIncomplete, ...rendered, ...releases].join()
}
