import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startOtherProvider } from '../../platform/lab/conformance/testing/other-provider/server.ts'
import { releasesRoot } from '../../platform/processes/apps.ts'
import { type RunningStorefront, startStorefront } from '../../platform/processes/storefront.ts'
import { ownDatabase } from './own-database.ts'
import { copyReleases, rewriteRegistry } from './release-copies.ts'

/** The site of a spec file. By default it has every release and our provider. */
export type SiteOptions = {
  /** Remotes that the registry does not have. */
  without?: string[]
  /** A copy of the releases that the journey may change. */
  ownReleases?: boolean
  /** Another company's implementation of the API instead of ours. */
  otherProvider?: boolean
  /** More variables for the site and its provider. */
  env?: Record<string, string>
}

/** A site that journeys visit, and the folder of its releases and registry. */
export type RunningSite = RunningStorefront & { releases: string }

/** Starts a site of its own from the one build, with a database of its own. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { without = [], ownReleases = false, otherProvider = false, env = {} } = options
  const releases = without.length > 0 || ownReleases ? await releasesWithout(without) : releasesRoot
  const other = otherProvider ? await startOtherProvider() : null
  const database = await ownDatabase()
  const site = await startStorefront({
    port: '0',
    env: {
      RELEASES_DIR: releases,
      DATA_DIR: database.directory,
      SANDBOX_PAYMENTS: 'on',
      // All journeys are one address.
      UNPAID_PLACES: '100000',
      REQUESTS_PER_DAY: '100000',
      MESSAGES_PER_DAY: '100000',
      LOG_LEVEL: 'warn',
      STATUS_PAGE: 'on',
      CONTACT_PER_MINUTE: '100',
      // How fast a page is belongs to the bench: here a machine may have other things to do.
      RENDER_BUDGET_MS: '10000',
      // Stock and faults change under one address, faster than visitors come back.
      PAGE_CACHE_SECONDS: '0',
      ...(other ? { PROVIDER_URL: other.url } : {}),
      ...env,
    },
  })
  return {
    ...site,
    releases,
    stop: async () => {
      await site.stop()
      await other?.stop()
      await database.remove()
      if (releases !== releasesRoot) await rm(releases, { recursive: true, force: true })
    },
  }
}

/** A copy of the releases whose registry does not know some remotes. */
async function releasesWithout(names: string[]): Promise<string> {
  const copy = await copyReleases()
  for (const name of names) await rm(join(copy, name), { recursive: true })
  await rewriteRegistry(copy, ({ remotes }) => {
    for (const name of names) delete remotes[name]
  })
  // A change begins with the last one of the history, else with what is published.
  if (names.length > 0) await rm(join(copy, 'history'), { recursive: true })
  return copy
}
