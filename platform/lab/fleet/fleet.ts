import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Postgres, startPostgres } from '@storefront/postgres'
import { openPlace, type ReleaseDesk, releaseDesk } from '@storefront/releases'
import { joinProvidersWithNginx, keepPagesWithNginx } from '../../../e2e/site/nginx.ts'
import { type RedisServer, startRedis } from '../../../e2e/site/redis.ts'
import { releaseAgain } from '../../../e2e/site/release-copies.ts'
import { journeyReleases } from '../../commands/journeys.ts'
import { root } from '../../processes/apps.ts'
import { type KeptServer, keepServer } from '../../processes/kept-server.ts'
import { type Server, startServer } from '../../processes/server.ts'

/** What docs/hosting has on several machines, on this one. */
export type Fleet = {
  /** Where visitors come. */
  url: string
  storefronts: Member[]
  providers: Member[]
  /** Kills the processes of nginx that answer: before the storefronts, and between them and the providers. */
  killWorkers: () => Promise<void>
  redis: RedisServer
  postgres: Postgres
  desk: ReleaseDesk
  /** The version of hotels that is live at first, and the other one. */
  hotels: [live: string, other: string]
  /** Address of the database that has bookings and registry. */
  database: string
  stop: () => Promise<void>
}

/** Starts three storefronts and two providers with everything around them. */
export async function startFleet(): Promise<Fleet> {
  const ends: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of ends.toReversed()) await end()
  }
  const ending = <T>(what: T, end: (what: T) => Promise<unknown>): T => {
    ends.push(() => end(what))
    return what
  }
  const member = async (name: string, file: string, env: Record<string, string>) =>
    ending(await startMember(name, join(root, file), env), (started) => started.stop())
  try {
    const releases = ending(await mkdtemp(join(tmpdir(), 'fleet-')), (folder) =>
      rm(folder, { recursive: true, force: true }),
    )
    const redis = ending(await startRedis(), ({ kill }) => kill())
    const postgres = ending(await startPostgres(), (server) => server.stop())
    const database = postgres.url('postgres')
    await cp(journeyReleases, releases, { recursive: true })
    const other = '99.0.0'
    await releaseAgain(releases, 'hotels', other)
    const desk = releaseDesk(
      await openPlace({ registry: database, store: releases, root: releases }),
    )
    await desk.adopt('the laboratory')

    const shared = {
      REDIS_URL: redis.url,
      TRUST_PROXY: 'on',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    }
    const provider = () =>
      member('A provider', 'platform/provider/src/main.ts', {
        ...shared,
        DATABASE_URL: database,
        PROVIDER_SECRET: 'a secret that all providers are given',
        SANDBOX_PAYMENTS: 'on',
      })
    const providers = [await provider(), await provider()]
    const between = ending(await joinProvidersWithNginx(providers.map(({ url }) => url)), (nginx) =>
      nginx.stop(),
    )
    const storefront = () =>
      member('A storefront', 'platform/storefront/src/main.ts', {
        ...shared,
        PROVIDER_URL: between.url,
        // The sandbox's payment page is under the site's address.
        EMBEDDED_PROVIDER: 'on',
        REGISTRY_URL: database,
        RELEASES_DIR: releases,
        DRAFTS_KEY: 'a key that all storefronts are given',
        PAGE_CACHE_SECONDS: '60',
        // How fast a page is rendered belongs to the bench: here a machine may have other things to do.
        RENDER_BUDGET_MS: '10000',
      })
    const storefronts = [await storefront(), await storefront(), await storefront()]
    const front = ending(await keepPagesWithNginx(...storefronts.map(({ url }) => url)), (nginx) =>
      nginx.stop(),
    )
    return {
      url: front.url,
      storefronts,
      providers,
      killWorkers: async () => {
        await front.killWorker()
        await between.killWorker()
      },
      redis,
      postgres,
      desk,
      hotels: [await desk.live('hotels'), other],
      database,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** One of several servers of a kind, kept running as `npm run serve` and `npm run provider` keep theirs. */
type Member = {
  url: string
  /** Has it drain and end, and starts it anew where it was. Resolves when it is ready. */
  update: () => Promise<void>
  /** Ends it as a crash would. Resolves when it is back. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts a server of the file and resolves when it is ready. */
async function startMember(
  name: string,
  file: string,
  env: Record<string, string>,
): Promise<Member> {
  const start = (port: string): Promise<Server> => startServer(name, file, { ...env, PORT: port })
  let kept: KeptServer = await keepServer(name, start, '0')
  const { url } = kept
  await readyAt(url)
  return {
    url,
    update: async () => {
      await kept.stop('SIGTERM')
      kept = await keepServer(name, start, new URL(url).port)
      await readyAt(url)
    },
    kill: async () => {
      const before = kept.pid()
      process.kill(before, 'SIGKILL')
      while (kept.pid() === before) await pause(lookMs)
      await readyAt(url)
    },
    stop: () => kept.stop(),
  }
}

const lookMs = 50

async function readyAt(url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await pause(lookMs)
}
