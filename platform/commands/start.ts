import { expectFreePort } from '@storefront/federation/free-port'
import { runProgram } from '../processes/run-program.ts'
import { serveUntilSignal } from '../processes/serve-until-signal.ts'
import { superviseStorefront } from '../processes/storefront.ts'
import { expectFreeData } from './free-data.ts'

const port = process.env.PORT || '3000'
await expectFreePort(port)
await expectFreeData()
// `npm start` makes the work tree live, except remotes that somebody else changed, and serves it. The build is a process of
// its own, so that its memory is freed.
const code = await runProgram('platform/commands/build-for-start.ts')
if (code !== 0) process.exit(code)
const env = { SANDBOX_PAYMENTS: process.env.SANDBOX_PAYMENTS ?? 'on' }
await serveUntilSignal('Storefront', () => superviseStorefront({ port, env }))
