import { readRegistry } from '@storefront/federation/release'
import { releasesRoot } from '../apps.ts'
import { serveUntilAsked } from '../processes/serve-until-asked.ts'
import { keepStorefront } from '../processes/storefront.ts'

// `npm run serve`: serves what is live, and builds nothing.
if (Object.keys((await readRegistry(releasesRoot)).remotes).length === 0) {
  console.error(`Nothing is live in ${releasesRoot}: npm start builds the work tree and serves it.`)
  process.exit(1)
}
await serveUntilAsked('Storefront', () => keepStorefront({ port: process.env.PORT ?? '3000' }))
