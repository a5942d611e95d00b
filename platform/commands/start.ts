import { expectFreePort } from '@storefront/federation/free-port'
import { runProgram } from '../processes/run-program.ts'
import { serveUntilAsked } from '../processes/serve-until-asked.ts'
import { keepStorefront } from '../processes/storefront.ts'

const port = process.env.PORT ?? '3000'
await expectFreePort(port)
// `npm start`: makes the work tree live, except remotes that somebody else promoted or rolled back, and serves it. Its build is a process of its
// own: its memory is free again when the site is served.
const code = await runProgram('platform/commands/build-for-start.ts')
if (code !== 0) process.exit(code)
const env = { SANDBOX_PAYMENTS: process.env.SANDBOX_PAYMENTS ?? 'on' }
await serveUntilAsked('Storefront', () => keepStorefront({ port, env }))
