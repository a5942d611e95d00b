import { rm } from 'node:fs/promises'
import { releasesIn, releasesRoot } from '../../platform/processes/apps.ts'
import { type RunningStorefront, startStorefront } from '../../platform/processes/storefront.ts'
import { ownDatabase } from './own-database.ts'
import { copyReleases } from './release-copies.ts'

/** Options of a test's site. By default the site has every release and our provider. */
export type SiteOptions = {
  /** Copies the releases, so that the journey may change them. */
  ownReleases?: boolean
  /** More variables for the site and its provider. */
  env?: Record<string, string>
  /** Gets each line of the logs, in place of the test's output. */
  say?: (line: string) => void
}

/** A running site with the folder of its releases and registry. */
export type RunningSite = RunningStorefront & { releases: string }

/** Starts a site from the one build, with a database of its own. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { ownReleases = false, env = {}, say } = options
  const releases = ownReleases ? await copyReleases() : releasesRoot
  const database = await ownDatabase()
  const site = await startStorefront({
    port: '0',
    ...(say && { say }),
    env: {
      ...releasesIn(releases),
      DATA_DIR: database.directory,
      SANDBOX_PAYMENTS: 'on',
      // All journeys come from one address, so they share the limits of one caller.
      UNPAID_PLACES: '100000',
      REQUESTS_PER_DAY: '100000',
      MESSAGES_PER_DAY: '100000',
      LOG_LEVEL: 'warn',
      CONTACT_PER_MINUTE: '100',
      // Long enough to complete every page on a busy machine.
      RENDER_BUDGET_MS: '10000',
      // Journeys read an address again after they have changed stock or faults.
      PAGE_CACHE_SECONDS: '0',
      ...env,
    },
  })
  return {
    ...site,
    releases,
    stop: async () => {
      await site.stop()
      await database.remove()
      if (releases !== releasesRoot) await rm(releases, { recursive: true, force: true })
    },
  }
}
