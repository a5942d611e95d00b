import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromiumLaunch, ensureChromium, fullChromiumPath } from '@storefront/chromium'
import { chromium } from 'playwright'
import { root } from '../processes/apps.ts'
import { measure } from './bench/measure.ts'
import { benchReport } from './bench/report.ts'
import { shifts } from './bench/shifts.ts'
import { type Site, startCheckout, startStatic } from './bench/sites.ts'
import { publicPages } from './pages.ts'

// `npm run lab -- bench` compares this checkout with its own pages without scripts, and with `--against ../before` also
// with another checkout. It writes docs/performance.md, unless `--rounds 1`. With `--shifts` it measures only what moves
// by itself, with `--url http://…` on a running site.
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    shifts: { type: 'boolean', default: false },
    url: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
await ensureChromium()
const sites: Site[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () =>
    Promise.all(sites.map((site) => site.stop())).then(() => process.exit(1)),
  )
const browser = await chromium.launch({ ...chromiumLaunch, executablePath: fullChromiumPath })
try {
  if (values.shifts) await measureShifts()
  else await measureAll()
} finally {
  await browser.close()
  for (const site of sites) await site.stop()
}

async function startNow(): Promise<Site> {
  const now = await startCheckout('now', root)
  sites.push(now)
  return now
}

async function measureShifts() {
  const url = values.url ?? (await startNow()).url
  for await (const [row, { CLS, moved }] of shifts(browser, url, await publicPages(url))) {
    console.log(`${row}: ${Number(CLS.toFixed(4))} ${moved.join(' | ')}`)
    if (CLS > 0) process.exitCode = 1
  }
}

async function measureAll() {
  const now = await startNow()
  if (values.against) sites.push(await startCheckout('before', values.against))
  sites.push(await startStatic(now.url))
  const samples = await measure(browser, sites, rounds)
  const text = benchReport(samples, rounds)
  console.log(`\n${text}`)
  const page = join(root, 'docs/performance.md')
  const [before = ''] = readFileSync(page, 'utf8').split(/(?<=## The last run)/)
  if (rounds > 1) writeFileSync(page, `${before}\n\n${text}\n`)
  if (samples.failures.length > 0) process.exitCode = 1
}
