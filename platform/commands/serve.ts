import { join } from 'node:path'
import { expectFreePort } from '@storefront/federation/free-port'
import { openPlace } from '@storefront/releases'
import { releasesAddresses, releasesRoot, root } from '../processes/apps.ts'
import { keepServer } from '../processes/kept-server.ts'
import { serveUntilAsked } from '../processes/serve-until-asked.ts'
import { startServer } from '../processes/server.ts'
import { keepStorefront } from '../processes/storefront.ts'

// `npm run serve`: serves what is live, and builds nothing; `-- provider` (for storefronts that name it in PROVIDER_URL) and
// `-- releases` (for teams, QA and pipelines): those servers by themselves.
const [server] = process.argv.slice(2)
if (server === 'provider') await serve('Provider', 'provider', 'provider', '4000')
else if (server === 'releases')
  await serve(
    'Release service',
    'releases/service',
    'releases',
    '3100',
    () => import('./build-console.ts'),
  )
else if (server) throw new Error(`There is no server ${server}; there are provider and releases.`)
else await serveSite()

async function serveSite(): Promise<void> {
  const port = process.env.PORT ?? '3000'
  await expectFreePort(port)
  const { registry } = await openPlace(releasesAddresses)
  if (Object.keys((await registry.read()).remotes).length === 0) {
    throw new Error(
      `Nothing is live in ${releasesAddresses.root}: npm start builds the work tree and serves it.`,
    )
  }
  // A change whose writer was killed before it was published.
  await registry.complete()
  await serveUntilAsked('Storefront', () => keepStorefront({ port }))
}

/** Serves one server of a room of the platform, with its data in a folder of its own. */
async function serve(
  title: string,
  room: string,
  data: string,
  usual: string,
  build?: () => Promise<unknown>,
): Promise<void> {
  const port = process.env.PORT ?? usual
  await expectFreePort(port)
  await build?.()
  const name = `The ${title.toLowerCase()}`
  const start = (port: string) =>
    startServer(name, join(root, 'platform', room, 'src/main.ts'), {
      RELEASES_DIR: releasesRoot,
      DATA_DIR: process.env.DATA_DIR || join(root, '.data', data),
      PORT: port,
    })
  await serveUntilAsked(title, () => keepServer(name, start, port))
}
