import { dirname, join } from 'node:path'
import { beaconAddress, type LiveDocument, paths } from '@storefront/contract'
import { cancunDay } from '@storefront/domain'
import { browserFigures, DirectoryStore, openRegistry, shellName } from '@storefront/releases'
import {
  type Admission,
  connectRedis,
  isRead,
  pass,
  redisProblems,
  requestLog,
} from '@storefront/server'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { requestId } from 'hono/request-id'
import { oneAddress, ownAddresses, type SiteEnv } from './callers/own-addresses.ts'
import type { ServerConfig } from './config.ts'
import { folder, revalidated } from './files/static-files.ts'
import { beaconRoute } from './operations/beacons.ts'
import { ConditionLog } from './operations/condition-log.ts'
import { cspReportAddress, cspReportRoute } from './operations/csp-reports.ts'
import { healthRoutes, inTime } from './operations/health.ts'
import { log } from './operations/log.ts'
import { LostThreads } from './operations/lost-threads.ts'
import { statusPage, statusPageInline } from './operations/status-page.ts'
import { tracing } from './operations/tracing.ts'
import { followCatalogue } from './pages/catalogue-revision.ts'
import { pageRoute } from './pages/page-route.ts'
import { createSitemap, robots } from './pages/sitemap.ts'
import { createProviderProxy, limitBody } from './provider-proxy.ts'
import { LiveRemotes } from './releases/live-remotes.ts'
import { LiveShell } from './releases/live-shell.ts'
import { releaseFiles } from './releases/release-files.ts'
import { directorySource, hostedSource } from './releases/release-source.ts'
import { shellCopies } from './releases/shell-copies.ts'
import { unreadable } from './releases/unreadable.ts'
import { type OpenShell, openShell, shellFromSource } from './rendering/open-shell.ts'
import type { ThreadEnd } from './rendering/render-threads.ts'
import { allowInlined, securityHeaders } from './security-headers.ts'
import { travellerDrafts } from './traveller-drafts.ts'

const shell = join(import.meta.dirname, '../../../shell')

/** Maximum number of changes on the status page. */
const shownChanges = 50

/** The storefront server: pages, their files, and the proxy to the provider. */
export async function createStorefront(config: ServerConfig) {
  const { agency, providerUrl, releases, trustProxy, cookieKey } = config
  const isCounting = config.metrics || config.statusPage
  const apiBase = `${providerUrl}/api/v1`
  const source = config.remotesUrl
    ? hostedSource(config.remotesUrl, join(releases, '.copies'))
    : directorySource(releases)
  const redis = await connectRedis(config.redisUrl, 'storefront', log)
  const conditions = new ConditionLog()
  const live = {
    registry: await openRegistry(config.registry),
    root: releases,
    source,
    conditions,
    fromSource: config.dev?.remotes,
  }
  const liveRemotes = new LiveRemotes(live)
  const since = new Date()
  let isLeaving = false
  const liveNames = async () => Object.keys((await liveRemotes.registry()).remotes)
  const problems = inTime(async () => [
    ...(await unreadable(liveRemotes, live)),
    ...shells.problems(),
    ...lostThreads.problems(),
    ...(await redisProblems(redis)),
  ])
  const metrics = isCounting
    ? (await import('./operations/metrics.ts')).createMetrics(problems)
    : null
  const firstPage = async () => {
    return {
      ...{ url: 'http://localhost/warm-up', origin: 'http://localhost', isMeasured: false },
      shell: '',
      ...(await liveRemotes.remotes(await registry())),
      agency,
      today: cancunDay(new Date()),
      apiBase,
      overrides: {},
    }
  }
  const { renderBudgetMs: budgetMs } = config
  const lostThreads = new LostThreads()
  const onThreadLost = (how: ThreadEnd) => {
    lostThreads.note(how)
    metrics?.threadLost(how)
  }
  const copyShell = shellCopies(config.store, releases)
  const open = async (version: string) => {
    await copyShell(version, await registry())
    return openShell(version, { releases, source, budgetMs, firstPage, onThreadLost })
  }
  const registry = () => liveRemotes.registry()
  const first = config.dev
    ? shellFromSource(config.dev.shell)
    : await firstShell(await registry(), releases, open)
  const shells = new LiveShell(first, await registry(), open)
  liveRemotes.onChange = (registry) => shells.follow(registry)
  let catalogue: number | null = null
  const isCached = config.pageCacheSeconds > 0
  const endFollowing = isCached
    ? followCatalogue(apiBase, (revision) => (catalogue = revision))
    : null
  const app = new Hono<SiteEnv>()

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    log.error({ requestId: c.get('requestId'), error }, 'a request failed')
    return c.text('Internal Server Error', 500)
  })
  if (metrics) app.use(metrics.registerMetrics)
  if (metrics && config.metrics) app.get('/metrics', metrics.printMetrics)
  // Compresses the other responses: pages and the provider's are compressed elsewhere, files have brotli copies.
  app.use(requestId(), compress())
  app.use(async (c, next) => {
    await next()
    allowInlined(c)
    // A proxy must not send its next call over a connection that is about to close.
    if (isLeaving) c.header('connection', 'close')
  })
  // The payment page of the sandbox has its own headers.
  const isSandbox = ({ req }: Context) =>
    config.embeddedProvider && req.path.startsWith('/sandbox/')
  if (!config.dev) {
    const headers = securityHeaders(config)
    app.use((c, next) => (isSandbox(c) ? next() : headers(c, next)))
  }
  app.route('/', healthRoutes({ remotes: liveNames, problems, isLeaving: () => isLeaving }))
  app.use(ownAddresses(config))
  const passToProvider = createProviderProxy(config)
  if (config.embeddedProvider) app.all('/sandbox/*', limitBody, passToProvider)
  app.use('/api/v1/*', tracing.request)
  app.all('/api/v1/*', limitBody, passToProvider)
  app.get('/media/*', passToProvider)
  app.route('/session/travellers', travellerDrafts({ trustProxy, redis, secret: cookieKey }))
  const count = metrics?.countReports ?? null
  app.route(beaconAddress, beaconRoute({ count, registry, trustProxy, redis }))
  app.route(cspReportAddress, cspReportRoute(trustProxy, redis))

  app.get('/robots.txt', (c) => c.text(robots(c.get('origin'))))
  const sitemap = createSitemap(apiBase)
  app.get('/sitemap.xml', async (c) => {
    const origin = c.get('origin')
    const live = await registry()
    const { remotes, isIncomplete } = await liveRemotes.remotes(live)
    // Search engines must not take a missing page for a deleted one.
    if (isIncomplete) return c.text('Try again later.', 503, { 'retry-after': '60' })
    const xml = await sitemap({ origin, remotes, changed: live.at.slice(0, 10) })
    return c.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8' })
  })
  if (metrics && config.statusPage) {
    app.get('/_status', async (c) => {
      c.header('cache-control', 'no-store')
      c.header('x-robots-tag', 'noindex')
      c.set('inline', statusPageInline)
      return c.html(
        statusPage({
          registry: await registry(),
          history: await live.registry.history(shownChanges).catch((error: unknown) => {
            log.error({ error }, 'the history of the registry cannot be read')
            return null
          }),
          figures: browserFigures(await metrics.text()),
          since,
        }),
      )
    })
  }
  app.route('/', releaseFiles({ releases, shells, liveRemotes, source, copyShell }))
  for (const [address, file] of config.agencyFiles) {
    app.get(address, folder(dirname(file), { cacheControl: revalidated, prefix: dirname(address) }))
  }
  // Addresses of pages have no dot.
  app.get('/:file{[\\w-]+\\.\\w+}', folder(join(shell, 'public'), { cacheControl: revalidated }))

  app.get('*', tracing.request, requestLog(log, [], pageName), oneAddress)
  const pages = pageRoute({
    config,
    shells,
    liveRemotes,
    catalogueRevision: () => catalogue,
    metrics,
  })
  app.get('*', pages.answer)

  return {
    app,
    admit: pagesOnly(app, pages.admit),
    leave: () => {
      isLeaving = true
    },
    close: async () => {
      liveRemotes.close()
      redis?.disconnect()
      await Promise.all([endFollowing?.(), shells.close()])
    },
  }
}

/** Opens the live shell, else the one before it, else any. Throws what the last one throws, or if there is none. */
async function firstShell(
  { shell }: LiveDocument,
  releases: string,
  open: (version: string) => Promise<OpenShell>,
): Promise<OpenShell> {
  const others = await new DirectoryStore(releases).versions(shellName)
  const known = [shell?.live, shell?.lastGood, ...others].filter((version) => version !== undefined)
  if (known.length === 0) throw new Error('No shell was ever published: npm run build')
  let failure: unknown
  for (const version of new Set(known)) {
    try {
      return await open(version)
    } catch (error) {
      failure = error
      log.error({ error }, `shell ${version} cannot be opened`)
    }
  }
  throw failure
}

/** First segments of known addresses. Any other may be text that a visitor typed. */
const knownSegments = new Set(Object.values(paths).map((path) => path.split('/')[1]))

/** Name of a page in the log: `/hotels/*`, or `/*` for an unknown path. */
function pageName({ req }: Context): string {
  const [, first] = req.path.split('/')
  if (!first) return '/'
  return knownSegments.has(first) ? `/${first}/*` : '/*'
}

/** Limits pages only: GET and HEAD requests for no other route and no file. */
function pagesOnly({ routes }: Hono<SiteEnv>, admit: Admission): Admission {
  const others = new Set(routes.map(({ path }) => path.split('/')[1]))
  return (request) => {
    const [path = ''] = request.url?.split('?') ?? []
    const isOther = others.has(path.split('/')[1]) || /\.\w+$/.test(path)
    return isRead(request) && !isOther ? admit(request) : pass
  }
}
