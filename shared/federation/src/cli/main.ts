#!/usr/bin/env node
import { buildRemote } from './build-remote.ts'
import { runAlone } from './run-alone.ts'

/** What a vertical does in its own folder, with nothing but itself and the shared packages. */
const commands: Record<string, (directory: string) => Promise<unknown>> = {
  build: buildRemote,
  dev: runAlone,
}

const [name = ''] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`storefront-remote ${Object.keys(commands).join(' | ')}`)
  process.exit(2)
}
await command(process.cwd()).catch((error: unknown) => {
  console.error(error instanceof Error && !(error instanceof TypeError) ? error.message : error)
  process.exit(1)
})
