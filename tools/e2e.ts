import { join } from 'node:path'
import { ensureChromium } from '@storefront/chromium'
import { root } from './apps.ts'
import { buildForJourneys, isBuildStale, runJourneys } from './journeys.ts'

// `npm run e2e -- book-a-round-trip --project desktop-1440`: what follows the dashes is Playwright's.
await ensureChromium()
const built = (await isBuildStale()) ? await buildForJourneys() : 0
process.exitCode =
  built || (await runJourneys(process.argv.slice(2), join(root, '.cache/journeys/results.json')))
