import type { ExposeName, Exposes } from '@storefront/contract'
import {
  type Expose,
  homeRemote,
  keyOf,
  mountsOf,
  neededExposes,
  ownerOf,
  releaseNames,
} from '@storefront/federation/parts'
import { createHttpClient } from '@storefront/http'
import { type PageHeadProps, RouterContextProvider, type ScreenHandle } from '@storefront/router'
import {
  createStaticHandler,
  createStaticRouter,
  loadingTime,
  StaticRouterProvider,
} from '@storefront/router/server'
import { createSession, type Storefront, storefrontContext } from '@storefront/session'
import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import { forBrowser } from './document/boot-for-browser.ts'
import { emptyDocument, headTags, pageDocument, scriptJson } from './document/page-document.ts'
import { PageFiles, type ReadFile } from './document/page-files.ts'
import type { PageDocument, RenderInput } from './document/page-input.ts'
import { readShellFiles } from './document/shell-files.ts'
import { viewsOf } from './document/team-views.ts'
import type { BootData } from './page/boot-data.ts'
import { fetchText } from './page/fetch-text.ts'
import type { LoadExpose, RemoteModules } from './remotes/remote-modules.ts'
import { SiteProviders, siteRoutes } from './site.tsx'

/** Shared modules for server-side builds of remotes. */
export { providedModules as shared } from './page/provided-modules.ts'

type SiteHandler = ReturnType<typeof createStaticHandler>

/** Route handlers by releases. 50 are enough for live releases, previews and failing remotes. */
const handlers = new LRUCache<string, SiteHandler>({ max: 50 })

/** Code and styles of remotes. */
export type Releases = { load: LoadExpose; read: ReadFile }

/** Opens the shell, whose browser files `readOwn` reads. */
export async function openShell(readOwn: (file: string) => Promise<string>) {
  const shell = await readShellFiles(readOwn)
  const pageFiles = new PageFiles()

  /**
   * Makes a page. Calls `onTurn` whenever the thread resumes it. Throws errors of loaders and components.
   */
  const makePage = async (
    input: RenderInput,
    { load, read }: Releases,
    onTurn: () => void = () => undefined,
  ): Promise<PageDocument> => {
    const page = await renderPage(input, load, onTurn)
    if ('redirect' in page) return page
    const { status, content, head, boot, screens, late } = page
    const address = new URL(input.url)
    const needed = neededExposes(address, input.remotes).map((one) => keyOf(one.remote, one.expose))
    const { rendered } = boot
    const shown = { rendered, screens }
    const { before, after, inline } = await pageDocument({
      shell,
      views: viewsOf(input),
      // Includes parts that the server does not render, because their files are preloaded too.
      files: await pageFiles.list(input.remotes, needed, shown, read),
      content,
      head: headTags(head, new URL(address.pathname, input.origin), input.agency),
    })
    onTurn()
    return {
      status,
      html: `${before}${scriptJson({ ...bootOf(input, rendered), ...boot })}${after}`,
      inline,
      late,
      left: needed.filter((key) => !rendered.includes(key)),
      screens,
    }
  }
  return { empty: await emptyDocument(shell), makePage }
}

/** Facts of the request for the browser. */
function bootOf(
  { agency, shell, remotes, isIncomplete, overrides, previewUntil, today }: RenderInput,
  rendered: string[],
): Omit<BootData, keyof RenderedBoot> {
  const shown = forBrowser(remotes, rendered)
  return { agency, shell, remotes: shown, isIncomplete, overrides, previewUntil, today }
}

type RenderedBoot = Pick<BootData, 'mounted' | 'rendered' | 'hydration'>

type RenderedPage = {
  status: number
  content: string
  head: PageHeadProps | null
  boot: RenderedBoot
  screens: { remote: string; screen: string }[]
  late: string[]
}

/** Renders a page with its own session and router, so that nothing of a visitor outlives the call. */
async function renderPage(
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
  let isDataLate = false
  const context = await inTime(loadingMs, input.budgetMs, ({ loading, patience }) => {
    // Such a page costs every visitor the whole budget.
    loading.addEventListener('abort', () => {
      isDataLate = true
    })
    const requestContext = new RouterContextProvider()
    requestContext.set(storefrontContext, storefront)
    requestContext.set(loadingTime, loading)
    return handler.query(new Request(location, { signal: patience }), { requestContext })
  })
  if (context instanceof Response) {
    return { redirect: context.headers.get('location') ?? '/', status: context.status }
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

/**
 * Loads parts within `budgetMs`. The parts `rendered` (`flights/SearchForm`) arrived, those in `slow` neither arrived
 * nor failed. The browser loads all parts that did not arrive.
 */
export async function loadInTime(exposes: Expose[], load: LoadExpose, budgetMs: number) {
  const arrived = new Map<string, unknown>()
  const slow: string[] = []
  await Promise.all(
    exposes.map(async ({ remote, expose }) => {
      const key = keyOf(remote, expose)
      try {
        const module = await within(load(remote, expose), budgetMs)
        if (module) arrived.set(key, module)
        else {
          console.error(`${key} was not there in ${budgetMs} ms.`)
          slow.push(key)
        }
      } catch (error) {
        console.error(`${key} cannot be rendered on the server:`, error)
      }
    }),
  )
  const names = exposes.map(({ remote, expose }) => keyOf(remote, expose))
  const modules: RemoteModules = {
    peek: <Name extends ExposeName>(remote: string, expose: Name) =>
      arrived.get(keyOf(remote, expose)) as Exposes[Name] | undefined,
    load: (remote) =>
      Promise.reject(new Error(`${remote} is loaded before the page or not at all.`)),
  }
  return {
    modules,
    rendered: names.filter((name) => arrived.has(name)),
    slow,
  }
}

/** Result of a promise; null after `ms`. */
function within<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, null)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

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
