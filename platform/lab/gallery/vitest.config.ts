import { join } from 'node:path'
import { chromiumLaunch } from '@storefront/chromium'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const comparison = 'platform/lab/gallery/compare-pictures.tsx'

export default defineConfig({
  // Bundled before the start: Vite reloads the page for a package that it finds later.
  optimizeDeps: { entries: [comparison, 'shared/ui/gallery/*.tsx'] },
  test: {
    name: 'gallery',
    include: [comparison],
    // Folder for pictures of failed comparisons.
    attachmentsDir: '.cache/gallery',
    css: true,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunch }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          // Another build of the browser smooths edges differently.
          comparatorOptions: { threshold: 0.2, allowedMismatchedPixels: 25 },
          resolveScreenshotPath: ({ arg, ext }) =>
            join(import.meta.dirname, 'pictures', `${arg}${ext}`),
        },
      },
    },
  },
})
