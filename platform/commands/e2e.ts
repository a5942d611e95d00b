import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '@storefront/chromium'
import { readTuple } from '@storefront/release-tools'
import { root } from '../processes/apps.ts'
import { matrix } from './e2e-matrix.ts'
import { buildIfStale, runJourneys } from './journeys.ts'
import { tryTuple } from './journeys-on-tuple.ts'

async function onThisCheckout(args: string[]): Promise<number> {
  const report = join(root, '.cache/journeys/results.json')
  return (await buildIfStale()) || runJourneys(args, { report })
}

async function onTuple(tuple: string, args: string[]): Promise<number> {
  const failed = await tryTuple(readTuple([tuple]), args)
  for (const what of failed) console.error(what)
  return failed.length > 0 ? 1 : 0
}

// `npm run e2e -- [matrix] [--remotes flights=1.1.0,hotels=live] …` passes its other arguments to Playwright.
const args = process.argv.slice(2)
const isMatrix = args[0] === 'matrix'
const at = args.findIndex((arg) => /^--remotes(=|$)/.test(arg))
const own = at < 0 ? [] : args.splice(at, args[at] === '--remotes' ? 2 : 1)
const { remotes } = parseArgs({ args: own, options: { remotes: { type: 'string' } } }).values
await ensureChromium()
if (isMatrix) process.exitCode = await matrix(args.slice(1))
else process.exitCode = remotes ? await onTuple(remotes, args) : await onThisCheckout(args)
