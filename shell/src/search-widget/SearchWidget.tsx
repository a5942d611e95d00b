import { homeWithTab } from '@storefront/contract'
import { searchTabs } from '@storefront/federation/parts'
import { useLocation, useNavigate, useNavigationType } from '@storefront/router'
import { usePublish } from '@storefront/session'
import { Spinner } from '@storefront/ui'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx'
import { RemoteFallback } from '../remotes/RemoteFallback.tsx'
import { useSite } from '../remotes/SiteContext.tsx'
import { useExpose } from '../remotes/use-expose.ts'
import styles from './SearchWidget.module.css'
import { Tabs } from './Tabs.tsx'

/** Search widget (product 2.1): a tab with a form for each live vertical. */
export function SearchWidget() {
  const { remotes } = useSite()
  const tabs = searchTabs(remotes)
  const publish = usePublish()
  const navigate = useNavigate()
  const location = useLocation()
  const navigationType = useNavigationType()
  const requested = new URLSearchParams(location.search).get('tab')
  // The tab changes at once, before the address.
  const [ahead, setAhead] = useState<{ of: string; id: string } | null>(null)
  const isAhead = ahead?.of === location.key
  const tabId = isAhead ? ahead.id : requested
  const active = tabs.find((tab) => tab.id === tabId) ?? tabs[0]
  const panelId = useId()
  const root = useRef<HTMLDivElement>(null)

  // The Flights link of the header opens and focuses a tab (product 2.1).
  useEffect(() => {
    const isInAddress =
      new URLSearchParams(location.search).has('tab') && location.state !== 'switched'
    // A link within the page has its own target.
    if (location.hash) return
    if (isInAddress) root.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }, [location])

  // Any change of tab resets the search (product 2.1), except Back, Forward and refresh.
  const isVisitedAgain = !isAhead && navigationType === 'POP'
  const shown = useRef(active?.id)
  useLayoutEffect(() => {
    if (shown.current === active?.id) return
    shown.current = active?.id
    if (!isVisitedAgain) publish('search-reset', {})
  }, [active?.id, isVisitedAgain, publish])

  if (!active) return null
  const select = (id: string) => {
    setAhead({ of: location.key, id })
    void navigate(homeWithTab(id), { replace: true, preventScrollReset: true, state: 'switched' })
  }
  return (
    <search ref={root} className={styles.widget} aria-label="Search">
      <Tabs
        label="What are you looking for?"
        tabs={tabs.map(({ id, label }) => ({ id, label, href: homeWithTab(id) }))}
        active={active.id}
        panelId={panelId}
        onSelect={select}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-${active.id}`}
        className={styles.panel}
      >
        <RemoteForm key={active.remote} remote={active.remote} />
      </div>
    </search>
  )
}

/** Search form of a remote, or a fallback with Retry. */
function RemoteForm({ remote }: { remote: string }) {
  const { module, hasFailed, load } = useExpose(remote, './SearchForm')
  if (!module) return hasFailed ? <RemoteFallback compact onRetry={load} /> : <Spinner />
  return (
    <RemoteBoundary remote={remote}>
      <module.SearchForm />
    </RemoteBoundary>
  )
}
