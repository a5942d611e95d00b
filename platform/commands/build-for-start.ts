import { openRegistry, shellName } from '@storefront/releases'
import { findRemotes, releasesAddresses } from '../processes/apps.ts'
import { build } from './build.ts'
import { decidedByOthers, startedBy } from './start-promotions.ts'

// Builds and publishes everything, and makes live what was never live or was made live by `npm start` before.
const history = await (await openRegistry(releasesAddresses.registry)).history()
const names = (await findRemotes()).map(({ remote }) => remote.name)
const decided = decidedByOthers(history, [shellName, ...names])
const built = await build({ by: startedBy, leave: decided.map(({ remote }) => remote) })
for (const { remote, kind, to, by } of decided) {
  console.log(
    `${remote} stays as ${by} left it (${kind} ${to ?? ''}). To make this work tree live: npm run registry -- promote ${remote}=${built[remote]}`,
  )
}
