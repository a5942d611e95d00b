import type { LiveRemote } from '@storefront/contract'
import { HeadContext, type HeadSink } from '@storefront/router'
import { AppName, type Storefront, StorefrontProvider } from '@storefront/session'
import { createContext, type ReactNode, useContext } from 'react'
import type { Remotes } from './page-remotes.ts'
import type { RemoteModules } from './remote-modules.ts'

/** What the shell's own components need to know of the page's remotes. */
export type Site = {
  remotes: Remotes
  modules: RemoteModules
  /** The release that stands in for a live one which could not be loaded, or null. */
  standIn: (remote: string) => LiveRemote | null
  /** Parts that the server rendered, as `content/home`; absent where the page is rendered from scratch. */
  sent?: readonly string[]
  /** Notes that a remote's part threw; absent on the server. */
  threw?: (remote: string, error: unknown) => void
}

export const SiteContext = createContext<Site | null>(null)

export const SiteProvider = SiteContext.Provider

/** The remotes of this page. Throws outside the shell. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite is for components inside the shell.')
  return site
}

type SiteProvidersProps = {
  storefront: Storefront
  site: Site
  head: HeadSink
  /** Reads what only the visitor's browser knows, once the page has hydrated. */
  settle?: () => undefined | (() => void)
  children: ReactNode
}

/** Everything that components find in context, the same on the server and in the browser. */
export function SiteProviders({ storefront, site, head, settle, children }: SiteProvidersProps) {
  return (
    <SiteProvider value={site}>
      <StorefrontProvider value={storefront} {...(settle ? { settle } : {})}>
        <HeadContext value={head}>
          <AppName value="shell">{children}</AppName>
        </HeadContext>
      </StorefrontProvider>
    </SiteProvider>
  )
}
