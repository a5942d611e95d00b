import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderPlace, type ReleaseDesk, releaseDesk } from '@storefront/releases'
import { releaseAgain } from '../../../e2e/site/release-copies.ts'
import { journeyReleases } from '../../commands/journeys.ts'
import { startStorefront } from '../../processes/storefront.ts'

/** A storefront that keeps pages, with releases of its own: hotels has two versions. */
export type Site = {
  url: string
  desk: ReleaseDesk
  /** The version of hotels that was live at the start, and the other one. */
  hotels: [live: string, other: string]
  processes: () => { name: string; pid: number }[]
  /** Kills it, with its provider. */
  kill: () => Promise<void>
  /** Starts it again where it was. */
  revive: () => Promise<void>
  stop: () => Promise<void>
}

export async function startSite(port: number): Promise<Site> {
  const releases = await mkdtemp(join(tmpdir(), 'fronts-'))
  await cp(journeyReleases, releases, { recursive: true })
  const desk = releaseDesk(folderPlace(releases))
  const other = '99.0.0'
  await releaseAgain(releases, 'hotels', other)
  const start = () =>
    startStorefront({
      port: String(port),
      env: {
        RELEASES_DIR: releases,
        DATA_DIR: 'memory://',
        SANDBOX_PAYMENTS: 'on',
        PAGE_CACHE_SECONDS: '60',
        TRUST_PROXY: 'on',
        LOG_LEVEL: 'error',
        RENDER_BUDGET_MS: '10000',
      },
    })
  let running = await start()
  return {
    url: running.url.replace('localhost', '127.0.0.1'),
    desk,
    hotels: [await desk.live('hotels'), other],
    processes: () => running.processes(),
    kill: () => running.stop('SIGKILL'),
    revive: async () => {
      running = await start()
    },
    stop: async () => {
      await running.stop()
      await rm(releases, { recursive: true, force: true })
    },
  }
}
