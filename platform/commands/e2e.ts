import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '@storefront/chromium'
import { readSite, readTuple, sitemapOf } from '@storefront/release-tools'
import { root } from '../processes/apps.ts'
import { matrix } from './e2e-matrix.ts'
import { buildIfStale, runJourneys } from './journeys.ts'
import { expectSandbox, journeysAtAddress } from './journeys-at-address.ts'
import { testTuple } from './journeys-on-tuple.ts'

async function onThisCheckout(args: string[]): Promise<number> {
  const report = join(root, '.cache/journeys/results.json')
  return (await buildIfStale()) || runJourneys(args, { report })
}

async function onTuple(tuple: string, args: string[]): Promise<number> {
  const failed = await testTuple(readTuple([tuple]), args)
  for (const what of failed) console.error(what)
  return failed.length > 0 ? 1 : 0
}

/** Runs the journeys that need only a browser against a site elsewhere, and lists the others. */
async function atAddress(site: string, args: string[], { isBooking, isList }: AddressRun) {
  const journeys = journeysAtAddress(isBooking)
  for (const { file, reason } of journeys)
    console.log(reason ? `left out ${file}: it ${reason}` : `runs     ${file}`)
  if (isList) return 0
  // Names a site that is down once, not in each journey.
  await sitemapOf(site)
  if (isBooking) await expectSandbox(site)
  const leftOut = journeys.flatMap(({ file, reason }) => (reason ? file : []))
  return runJourneys(args, {
    report: join(root, '.cache/journeys/results.json'),
    env: {
      SITE_URL: site,
      SITE_BOOKINGS: isBooking ? 'on' : 'off',
      SITE_LEAVES_OUT: leftOut.join(),
    },
  })
}

type AddressRun = { isBooking: boolean; isList: boolean }

const own = {
  remotes: { type: 'string' },
  url: { type: 'string' },
  book: { type: 'boolean' },
  list: { type: 'boolean' },
} as const

/**
 * `npm run e2e -- [matrix] [--remotes flights=1.1.0,hotels=live] [--url https://… [--book] [--list]] …` passes its other
 * arguments to Playwright.
 */
async function e2e(): Promise<number> {
  const args = process.argv.slice(2)
  const { values, tokens } = parseArgs({ args, options: own, strict: false, tokens: true })
  const { remotes, url, book, list } = values
  const isOurs = (name: string) => name in own && (name !== 'list' || url !== undefined)
  const taken = tokens.flatMap((token) => {
    if (token.kind !== 'option' || !isOurs(token.name)) return []
    return token.value === undefined || token.inlineValue
      ? [token.index]
      : [token.index, token.index + 1]
  })
  const others = args.filter((_, index) => !taken.includes(index))
  await ensureChromium()
  if (others[0] === 'matrix') return matrix(others.slice(1))
  if (url !== undefined)
    return atAddress(readSite(`${url}`), others, {
      isBooking: book === true,
      isList: list === true,
    })
  return remotes === undefined ? onThisCheckout(others) : onTuple(`${remotes}`, others)
}

process.exitCode = await e2e()
