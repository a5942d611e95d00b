import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Published, paths } from '@storefront/contract'
import { releasesRoot } from '../../platform/processes/apps.ts'

/** What is live in the build under test. */
const published = JSON.parse(
  readFileSync(join(releasesRoot, 'published.json'), 'utf8'),
) as Published

const mounts = new Set(Object.values(published.releases).flatMap((release) => release.mounts))

/** Whether the shell or a live vertical has an address. */
export function isLive(path: string): boolean {
  return path === paths.home || mounts.has(path.split('/')[1] ?? '')
}
