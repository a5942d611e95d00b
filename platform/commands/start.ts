import { resolve } from 'node:path'
import { expectFreePort } from '@storefront/federation/free-port'
import { runProgram } from '../processes/run-program.ts'
import { serveUntilSignal } from '../processes/serve-until-signal.ts'
import { providerVariables, superviseStorefront } from '../processes/storefront.ts'
import { lockDirectory } from '../provider/src/database/directory-lock.ts'

const port = process.env.PORT ?? '3000'
await expectFreePort(port)
await expectFreeData()
// `npm start` makes the work tree live, except remotes that somebody else changed, and serves it. The build is a process of
// its own, so that its memory is freed.
const code = await runProgram('platform/commands/build-for-start.ts')
if (code !== 0) process.exit(code)
const env = { SANDBOX_PAYMENTS: process.env.SANDBOX_PAYMENTS ?? 'on' }
await serveUntilSignal('Storefront', () => superviseStorefront({ port, env }))

/** Throws if another process uses the folder of the embedded database. */
async function expectFreeData(): Promise<void> {
  const { DATA_DIR = '' } = providerVariables({})
  const { PROVIDER_URL, DATABASE_URL } = process.env
  if (PROVIDER_URL || DATABASE_URL || DATA_DIR.startsWith('memory://')) return
  const release = await lockDirectory(resolve(DATA_DIR))
  release()
}
