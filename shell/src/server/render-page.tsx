import { homeRemote, keyOf, mountsOf, ownerOf } from '@storefront/federation/parts'
import { createHttpClient } from '@storefront/http'
import { type PageHeadProps, RouterContextProvider, type ScreenHandle } from '@storefront/router'
import {
  createStaticRouter,
  dataFailed,
  loadingTime,
  StaticRouterProvider,
} from '@storefront/router/server'
import { createSession, type Storefront, storefrontContext } from '@storefront/session'
import { renderToString } from 'react-dom/server'
import type { PageDocument, RenderInput } from '../document/page-input.ts'
import type { BootData } from '../page/boot-data.ts'
import { fetchText } from '../page/fetch-text.ts'
import type { LoadExpose } from '../remotes/remote-modules.ts'
import { SiteProviders } from '../site.tsx'
import { loadInTime } from './load-in-time.ts'
import { handlerFor } from './site-handlers.ts'

export type RenderedBoot = Pick<BootData, 'mounted' | 'rendered' | 'hydration'>

type RenderedPage = {
  status: number
  content: string
  head: PageHeadProps | null
  boot: RenderedBoot
  screens: { remote: string; screen: string }[]
  late: string[]
  isDataFailed: boolean
}

/** Renders a page with its own session and router, so that nothing of a visitor outlives the call. */
export async function renderPage(
  input: RenderInput,
  loadExpose: LoadExpose,
  onTurn: () => void,
): Promise<RenderedPage | Extract<PageDocument, { redirect: string }>> {
  const { url, remotes, isIncomplete = false, agency, today, apiBase, exposes } = input
  const location = new URL(url)
  const started = performance.now()
  onTurn()
  const { modules, rendered, slow } = await loadInTime(exposes, loadExpose, input.codeBudgetMs)
  const owner = ownerOf(location.pathname, remotes)
  const dataFrom = owner ? keyOf(owner, './routes') : keyOf(homeRemote, './home')
  const mounted = owner && modules.peek(owner, './routes') ? owner : null

  const storefront: Storefront = {
    session: createSession({ today }),
    agency,
    mounts: mountsOf(remotes),
    http: createHttpClient({ base: apiBase, fetch: fetchText(onTurn, input.callHeaders) }),
  }
  onTurn()
  const handler = handlerFor({ remotes, isIncomplete, rendered, modules, mounted })
  const loadingMs = input.dataBudgetMs - (performance.now() - started)
  let [isDataLate, isDataFailed] = [false, false]
  const context = await inTime(loadingMs, input.budgetMs, ({ loading, patience }) => {
    // Such a page costs every visitor the whole budget.
    loading.addEventListener('abort', () => {
      isDataLate = true
    })
    const requestContext = new RouterContextProvider()
    requestContext.set(storefrontContext, storefront)
    requestContext.set(loadingTime, loading)
    requestContext.set(dataFailed, () => {
      isDataFailed = true
    })
    return handler.query(new Request(location, { signal: patience }), { requestContext })
  })
  if (context instanceof Response) {
    return { redirect: context.headers.get('location') ?? '/' }
  }
  // HTML carries no errors, so the browser runs failed loaders again.
  const failure = Object.values(context.errors ?? {})[0]
  if (failure !== undefined) throw failure

  let head: PageHeadProps | null = null
  const sink = {
    set: (props: PageHeadProps) => {
      head = props
    },
  }
  onTurn()
  const content = renderToString(
    <SiteProviders
      storefront={storefront}
      site={{ remotes, modules, fallbackRelease: () => null }}
      head={sink}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteProviders>,
  )
  return {
    status: context.statusCode,
    content,
    head,
    boot: { mounted, rendered, hydration: { loaderData: context.loaderData } },
    screens: context.matches.flatMap(({ route }) => {
      const screen = (route.handle as ScreenHandle | undefined)?.screen
      return mounted && screen ? [{ remote: mounted, screen }] : []
    }),
    late: isDataLate && rendered.includes(dataFrom) ? [...slow, dataFrom] : slow,
    isDataFailed,
  }
}

/**
 * Runs loaders. The signal `loading` aborts after `loadingMs`, `patience` after `budgetMs`. `AbortSignal.timeout` would
 * keep the page in memory until its timeout.
 */
async function inTime<T>(
  loadingMs: number,
  budgetMs: number,
  load: (signals: { loading: AbortSignal; patience: AbortSignal }) => Promise<T>,
): Promise<T> {
  const loading = new AbortController()
  const patience = new AbortController()
  const timers = [
    setTimeout(() => loading.abort(), loadingMs),
    setTimeout(() => patience.abort(), budgetMs),
  ]
  try {
    return await load({ loading: loading.signal, patience: patience.signal })
  } finally {
    for (const timer of timers) clearTimeout(timer)
    patience.abort('The loaders are not waited for any more.')
  }
}
