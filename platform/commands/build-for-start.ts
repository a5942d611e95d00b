import { mkdirSync } from 'node:fs'
import { openReleases } from '@storefront/release-tools'
import { shellName } from '@storefront/releases'
import { findRemotes, releasesAddresses, releasesRoot } from '../processes/apps.ts'
import { build } from './build.ts'
import { builtFrom, builtMark } from './built-from.ts'
import { latestByOthers, startedBy } from './start-promotions.ts'

// Builds and publishes all apps if a source changed. Makes each live unless somebody else changed it last.
const releases = await openReleases(releasesAddresses)
const history = await releases.registry.history()
const remotes = await findRemotes()
const mark = builtMark(releasesRoot, builtFrom(remotes.map(({ directory }) => directory)))
if (history.length > 0 && mark.isCurrent) console.log('Nothing changed since the last build')
else await buildAndPromote()

async function buildAndPromote(): Promise<void> {
  const names = remotes.map(({ remote }) => remote.name)
  const decided = latestByOthers(history, [shellName, ...names])
  const built = await build({ by: startedBy, leave: decided.map(({ remote }) => remote) })
  for (const { remote, kind, to, by } of decided) {
    console.log(
      `${remote} stays as ${by} left it (${kind} ${to ?? ''}). To make this work tree live: npm run registry -- promote ${remote}=${built[remote]}`,
    )
  }
  mkdirSync(releasesRoot, { recursive: true })
  mark.write()
}
