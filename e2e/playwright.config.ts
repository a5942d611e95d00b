import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '@storefront/chromium'
import type { SiteOptions } from './site/running-site.ts'

const bookings = [
  '**/book-a-round-trip-by-card*',
  '**/book-a-room-by-card*',
  '**/book-a-trip-by-card*',
]

/** Playwright's own Firefox and WebKit, where they were downloaded; `npm run lab -- engines` drives those of a machine. */
const otherEngines = (['firefox', 'webkit'] as const).map((browserName) => ({
  name: browserName,
  testMatch: bookings,
  use: { browserName, viewport: { width: 1440, height: 900 }, launchOptions: {} },
}))

/** Journeys run on the production build against the real provider, in a window of a desktop unless they ask for a phone. */
export default defineConfig<object, { site: SiteOptions }>({
  // Whole paths: other configurations take this one over.
  testDir: join(import.meta.dirname, 'journeys'),
  globalSetup: join(import.meta.dirname, 'site/fill-database.ts'),
  outputDir: join(import.meta.dirname, '../test-results'),
  fullyParallel: true,
  // One each for the two cores that a small machine has.
  workers: 2,
  // A journey that works only when it is repeated does not work.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'en-US',
    timezoneId: 'America/Cancun',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Recording traces takes more time than the steps themselves. TRACE=on records journeys that fail.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...chromiumLaunch,
      args: [
        ...chromiumLaunch.args,
        // No other host resolves, so a page that needs one fails here.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
      // Playwright passes these two flags by default. Visitors' browsers block pop-ups and keep pages for Back.
      ignoreDefaultArgs: ['--disable-popup-blocking', '--disable-back-forward-cache'],
    },
  },
  projects: [
    { name: 'desktop-1440', use: { viewport: { width: 1440, height: 900 } } },
    ...(process.env.OTHER_ENGINES === 'on' ? otherEngines : []),
  ],
})
