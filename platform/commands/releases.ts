import { join } from 'node:path'
import { expectFreePort } from '@storefront/federation/free-port'
import { releasesRoot, root } from '../processes/apps.ts'
import { keepServer } from '../processes/kept-server.ts'
import { serveUntilAsked } from '../processes/serve-until-asked.ts'
import { startServer } from '../processes/server.ts'
import './build-console.ts'

// `npm run serve -- releases`: the release service, for teams, QA and pipelines (platform/releases/README.md).
const start = (port: string) =>
  startServer('The release service', join(root, 'platform/releases/service/src/main.ts'), {
    RELEASES_DIR: releasesRoot,
    DATA_DIR: process.env.DATA_DIR || join(root, '.data/releases'),
    PORT: port,
  })
const port = process.env.PORT ?? '3100'
await expectFreePort(port)
await serveUntilAsked('Release service', () => keepServer('The release service', start, port))
