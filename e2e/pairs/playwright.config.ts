import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** What `npm run e2e -- matrix` runs on each tuple of versions: one visit through every pair of remotes. */
export default defineConfig({
  ...journeys,
  testDir: import.meta.dirname,
  projects: (journeys.projects ?? []).slice(0, 1),
})
