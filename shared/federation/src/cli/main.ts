#!/usr/bin/env node
import { buildRemote } from './build-remote.ts'
import { runAlone } from './run-alone.ts'

const commands: Record<string, (directory: string) => Promise<void>> = {
  build: buildRemote,
  dev: runAlone,
}

const [name = ''] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`storefront-remote ${Object.keys(commands).join(' | ')}`)
  process.exit(2)
}
await command(process.cwd())
