import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** Configuration of `npm run e2e -- matrix` for each tuple of versions: one visit through every pair of remotes. */
export default defineConfig({
  ...journeys,
  testDir: import.meta.dirname,
  projects: (journeys.projects ?? []).slice(0, 1),
})
