import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromiumLaunch, ensureChromium, fullChromiumPath } from '@storefront/chromium'
import { chromium } from 'playwright'
import { root } from '../processes/apps.ts'
import { measure } from './bench/measure.ts'
import { benchReport } from './bench/report.ts'
import { type Site, startCheckout, startStatic } from './bench/sites.ts'

// `npm run lab -- bench` compares this checkout with its own pages without scripts, and with `--against ../before` also
// with another checkout. It writes docs/performance.md, unless `--rounds 1`.
const { values } = parseArgs({
  options: { against: { type: 'string' }, rounds: { type: 'string', default: '5' } },
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
  const now = await startCheckout('now', root)
  sites.push(now)
  if (values.against) sites.push(await startCheckout('before', values.against))
  sites.push(await startStatic(now.url))
  const samples = await measure(browser, sites, rounds)
  const text = benchReport(samples, rounds)
  console.log(`\n${text}`)
  const page = join(root, 'docs/performance.md')
  const [before = ''] = readFileSync(page, 'utf8').split(/(?<=## The last run)/)
  if (rounds > 1) writeFileSync(page, `${before}\n\n${text}\n`)
  if (samples.failures.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  for (const site of sites) await site.stop()
}
