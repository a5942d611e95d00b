import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import journeys from './e2e/playwright.config.ts'

// For `npx playwright test` and editors: journeys on the last build of `npm run e2e`, else on a new build.
const releases = join(import.meta.dirname, '.cache/journeys/releases')
Object.assign(process.env, { RELEASES_DIR: releases, RELEASE_STORE: releases, REGISTRY_URL: '' })
if (!existsSync(join(releases, '.registry'))) {
  const node = join(import.meta.dirname, 'node_modules/.bin/node')
  const command = existsSync(node) ? node : process.execPath
  execFileSync(command, ['platform/commands/build.ts'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  })
}

export default journeys
