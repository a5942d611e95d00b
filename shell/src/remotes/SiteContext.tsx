import type { LiveRemote } from '@storefront/contract'
import { createContext, useContext } from 'react'
import type { Remotes } from './page-remotes.ts'
import type { RemoteModules } from './remote-modules.ts'

/** Facts about the page's remotes for the shell's own components. */
export type Site = {
  remotes: Remotes
  modules: RemoteModules
  /** The last good release that replaces a live one which could not be loaded, or null. */
  standIn: (remote: string) => LiveRemote | null
  /** Parts that the server rendered, as `content/home`; absent where the page is rendered from scratch. */
  sent?: readonly string[]
  /** Notes that a remote's part threw; absent on the server. */
  threw?: (remote: string, error: unknown) => void
}

export const SiteContext = createContext<Site | null>(null)

/** The remotes of this page. Throws outside the shell. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite is for components inside the shell.')
  return site
}
