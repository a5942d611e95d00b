import type { LiveRemote } from '@storefront/contract'
import type { Remotes } from '@storefront/federation/parts'
import { createContext, useContext } from 'react'
import type { RemoteModules } from './remote-modules.ts'

export type Site = {
  remotes: Remotes
  modules: RemoteModules
  /** Last good release that replaces the live one, or null. */
  fallbackRelease: (remote: string) => LiveRemote | null
  /** Parts in the server's HTML (`content/home`); absent without server HTML. */
  rendered?: readonly string[]
  /** Reports an error of a remote; absent on the server. */
  reportError?: (remote: string, error: unknown) => void
}

export const SiteContext = createContext<Site | null>(null)

/** Throws outside the shell. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite is for components inside the shell.')
  return site
}
