import { join } from 'node:path'
import { expectFreePort } from '@storefront/federation/free-port'
import { openReleases } from '@storefront/release-tools'
import { releasesAddresses, root } from '../processes/apps.ts'
import { serveUntilSignal } from '../processes/serve-until-signal.ts'
import { startServer } from '../processes/server.ts'
import { superviseStorefront } from '../processes/storefront.ts'
import { superviseServer } from '../processes/supervised-server.ts'

// `npm run serve` serves the live releases without a build; `-- provider` serves the provider alone, for PROVIDER_URL.
const [server] = process.argv.slice(2)
if (server === 'provider') await serveProvider()
else if (server) throw new Error(`There is no server ${server}; there is provider.`)
else await serveSite()

async function serveSite(): Promise<void> {
  const port = process.env.PORT || '3000'
  await expectFreePort(port)
  const { registry, name } = await openReleases(releasesAddresses)
  const live = await registry.read().catch((error: Error) => {
    // Not fatal: a storefront starts with its last copy.
    console.error(error.message)
    return null
  })
  if (live && Object.keys(live.remotes).length === 0) {
    throw new Error(`Nothing is live in ${name}: npm start builds the work tree and serves it.`)
  }
  await serveUntilSignal('Storefront', () => superviseStorefront({ port }))
}

async function serveProvider(): Promise<void> {
  const port = process.env.PORT || '4000'
  await expectFreePort(port)
  const name = 'The provider'
  const start = (at: string) =>
    startServer(name, join(root, 'platform/provider/src/main.ts'), {
      DATA_DIR: process.env.DATA_DIR || join(root, '.data/provider'),
      PORT: at,
    })
  await serveUntilSignal('Provider', () => superviseServer(name, start, port))
}
