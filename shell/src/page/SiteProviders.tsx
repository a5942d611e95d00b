import { HeadContext, type HeadSink } from '@storefront/router'
import { AppName, type Storefront, StorefrontProvider } from '@storefront/session'
import type { ReactNode } from 'react'
import { type Site, SiteProvider } from '../remotes/SiteContext.tsx'

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
