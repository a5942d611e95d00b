import { expectFreePort } from '@storefront/federation/free-port'
import { openRegistry } from '@storefront/releases'
import { releasesAddresses } from '../processes/apps.ts'
import { serveUntilAsked } from '../processes/serve-until-asked.ts'
import { keepStorefront } from '../processes/storefront.ts'

// `npm run serve`: serves what is live, and builds nothing; `-- provider` and `-- releases`: those servers by themselves.
const [server] = process.argv.slice(2)
if (server === 'provider') await import('./provider.ts')
else if (server === 'releases') await import('./releases.ts')
else await serveSite()

async function serveSite(): Promise<void> {
  const port = process.env.PORT ?? '3000'
  await expectFreePort(port)
  const registry = await openRegistry(releasesAddresses.registry)
  if (Object.keys((await registry.read()).remotes).length === 0) {
    throw new Error(
      `Nothing is live in ${releasesAddresses.root}: npm start builds the work tree and serves it.`,
    )
  }
  await serveUntilAsked('Storefront', () => keepStorefront({ port }))
}
