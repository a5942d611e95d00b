import { chromiumLaunch } from '@storefront/chromium'
import { type Browser, chromium } from 'playwright'
import { buildForJourneys, isBuildStale, journeyReleases } from '../commands/journeys.ts'
import { releasesIn } from '../processes/apps.ts'
import { startStorefront } from '../processes/storefront.ts'
import { type Finding, isKnown, known } from './judges/finding.ts'
import { axe, codesniffer } from './judges/in-the-page.ts'
import { lighthouse } from './judges/lighthouse.ts'
import { judgedPages } from './judges/pages.ts'
import { missingTools } from './judges/tool-paths.ts'
import { validate } from './judges/validator.ts'

// `npm run lab -- judges`: what axe, HTML_CodeSniffer, the Nu Html Checker and Lighthouse find on 14 pages. Installs nothing.
const widths = [360, 1440]

/** What the judges that run in a page find on it. */
async function findingsInPage(browser: Browser, site: string, page: string, width: number) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    // The page's policy would block the judges' scripts.
    bypassCSP: true,
  })
  const tab = await context.newPage()
  await tab.goto(site + page, { waitUntil: 'networkidle' })
  const findings: Finding[] = []
  for (const [judge, judges] of Object.entries({ axe, HTML_CodeSniffer: codesniffer })) {
    for (const remark of await judges(tab))
      findings.push({ judge, page: `${page} at ${width} px`, ...remark })
  }
  await context.close()
  return findings
}

const missing = missingTools()
if (missing.length > 0) {
  console.error(`A judge is missing:\n${missing.join('\n')}`)
  process.exit(2)
}
if ((await isBuildStale()) && (await buildForJourneys()) !== 0) process.exit(1)
const storefront = await startStorefront({
  port: '0',
  env: {
    ...releasesIn(journeyReleases),
    RELEASE_STORE: journeyReleases,
    DATA_DIR: 'memory://',
    SANDBOX_PAYMENTS: 'on',
    LOG_LEVEL: 'warn',
    // How fast a page is belongs to the bench: what is judged is the whole page.
    RENDER_BUDGET_MS: '10000',
  },
})
const pages = await judgedPages(storefront.url)
const browser = await chromium.launch(chromiumLaunch)
const findings = await validate(storefront.url, pages)
for (const page of pages) {
  for (const width of widths) {
    findings.push(...(await findingsInPage(browser, storefront.url, page, width)))
    findings.push(...(await lighthouse(storefront.url, page, width)))
  }
}
await browser.close()
await storefront.stop()

const real = findings.filter((finding) => !isKnown(finding))
console.log(`\n${'judge'.padEnd(18)}${'pages'.padEnd(8)}findings`)
for (const judge of ['axe', 'HTML_CodeSniffer', 'vnu', 'Lighthouse']) {
  const count = real.filter((finding) => finding.judge === judge).length
  console.log(`${judge.padEnd(18)}${String(pages.length).padEnd(8)}${count}`)
}
for (const { judge, rule, page, where } of real)
  console.log(`✗ ${judge} · ${rule} · ${page}\n    ${where}`)
console.log(`${findings.length - real.length} findings are known to be wrong:`)
for (const { judge, rule, why } of known) console.log(`  ${judge} · ${rule.source}: ${why}`)
process.exitCode = real.length > 0 ? 1 : 0
