import { join } from 'node:path'
import { expectFreePort } from '@storefront/federation/free-port'
import { root } from '../processes/apps.ts'
import { keepServer } from '../processes/kept-server.ts'
import { serveUntilAsked } from '../processes/serve-until-asked.ts'
import { startServer } from '../processes/server.ts'

// `npm run serve -- provider`: the provider by itself, for storefronts that name it in PROVIDER_URL.
const start = (port: string) =>
  startServer('The provider', join(root, 'platform/provider/src/main.ts'), {
    DATA_DIR: process.env.DATA_DIR || join(root, '.data/provider'),
    PORT: port,
  })
const port = process.env.PORT ?? '4000'
await expectFreePort(port)
await serveUntilAsked('Provider', () => keepServer('The provider', start, port))
