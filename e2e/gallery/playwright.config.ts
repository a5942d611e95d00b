import { defineConfig, type Project } from '@playwright/test'
import journeys from '../playwright.config.ts'
import { withDoubleText } from '../visitor/media.ts'

const phone = { viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1440, height: 900 } }
const doubleText = { launchOptions: withDoubleText(journeys.use?.launchOptions) }

/** Browser settings by the folder of their pictures. */
const settings: Record<string, Project['use']> = {
  'phone-390': phone,
  'desk-1440': desk,
  'dark-390': { ...phone, colorScheme: 'dark' },
  'dark-1440': { ...desk, colorScheme: 'dark' },
  'forced-colours-390': { ...phone, contextOptions: { forcedColors: 'active' } },
  'forced-colours-1440': { ...desk, contextOptions: { forcedColors: 'active' } },
  'still-1440': { ...desk, contextOptions: { reducedMotion: 'reduce' } },
  'text-200-390': { ...phone, ...doubleText },
  'text-200-1440': { ...desk, ...doubleText },
  // 1280 by 1024 px at 400 %.
  'zoom-400': { viewport: { width: 320, height: 256 } },
}

/** Configuration of `npm run lab -- gallery --screens`: takes a picture of every screen and state in each setting. */
export default defineConfig({
  ...journeys,
  testDir: import.meta.dirname,
  projects: Object.entries(settings).map(([name, use]) => ({ name, use })),
})
