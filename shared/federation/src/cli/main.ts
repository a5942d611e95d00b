#!/usr/bin/env node
import { buildApp } from './build-app.ts'
import { runAlone } from './run-alone.ts'

/** Commands that run in the folder of an app. */
const commands: Record<string, (directory: string) => Promise<unknown>> = {
  build: buildApp,
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
