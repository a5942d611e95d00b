import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '@storefront/chromium'
import { siteAddress } from './site/address.ts'
import type { SiteOptions } from './site/running-site.ts'

const bookings = ['**/book-a-family-trip-in-one-sitting*', '**/book-a-trip-by-card*']

/** Playwright's own Firefox and WebKit, if downloaded. */
const otherEngines = (['firefox', 'webkit'] as const).map((browserName) => ({
  name: browserName,
  testMatch: bookings,
  use: { browserName, viewport: { width: 1440, height: 900 }, launchOptions: {} },
}))

/** Runs journeys on the production build with the real provider, in a desktop window or with the options of a phone. */
export default defineConfig<object, { site: SiteOptions }>({
  // Absolute paths, because other configurations extend this one.
  testDir: join(import.meta.dirname, 'journeys'),
  // Journeys that a site elsewhere cannot run (`npm run e2e -- --url`).
  testIgnore: (process.env.SITE_LEAVES_OUT?.split(',') ?? []).map((file) => `**/${file}`),
  globalSetup: join(import.meta.dirname, 'site/fill-database.ts'),
  outputDir: join(import.meta.dirname, '../test-results'),
  fullyParallel: true,
  // A small machine has two cores.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a busy machine. Only a failure waits this long.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'en-US',
    timezoneId: 'America/Cancun',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A trace takes longer than the steps. TRACE=on records journeys that fail.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...chromiumLaunch,
      args: [
        ...chromiumLaunch.args,
        // No other host resolves, so a page that needs one fails. A site elsewhere may have files on several.
        ...(siteAddress
          ? []
          : ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1']),
      ],
      // Playwright sets these by default, but visitors' browsers block pop-ups and cache pages for Back.
      ignoreDefaultArgs: ['--disable-popup-blocking', '--disable-back-forward-cache'],
    },
  },
  projects: [
    { name: 'desktop-1440', use: { viewport: { width: 1440, height: 900 } } },
    ...(process.env.OTHER_ENGINES === 'on' ? otherEngines : []),
  ],
})
