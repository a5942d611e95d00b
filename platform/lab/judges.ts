import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { chromiumArgs, chromiumPath } from '@storefront/chromium'
import * as v from 'valibot'
import { buildIfStale, journeyReleases } from '../commands/journeys.ts'
import { releasesIn } from '../processes/apps.ts'
import { startStorefront } from '../processes/storefront.ts'
import { publicPages } from './pages.ts'

// `npm run lab -- judges`: what Lighthouse and the Nu Html Checker find on a page of every kind (`-- home`: that one). Installs nothing.
const asked = process.argv.slice(2)
const widths = [360, 1440]
const modules = join(import.meta.dirname, 'judges/node_modules')
const tools = {
  lighthouse: join(modules, 'lighthouse/cli/index.js'),
  validator: join(modules, 'vnu-jar/build/dist/vnu.jar'),
  java: process.env.JAVA_PATH ?? '/usr/bin/java',
}
if (!Object.values(tools).every(existsSync)) {
  console.error(
    'A judge is missing:\nnpm ci --ignore-scripts --prefix platform/lab/judges\napt-get install default-jre-headless',
  )
  process.exit(2)
}

/**
 * What the Nu Html Checker finds wrongly: it does not know container queries, `@starting-style`, reading-flow and newer maths of CSS,
 * and Safari tells no list whose bullets CSS takes away, unless it has the role.
 */
const known =
  '.*(container-type|@container|@starting-style|types are incompatible|reading-flow|role is unnecessary for element .ul.).*'

/** What is read of Lighthouse's report. */
const report = v.object({
  categories: v.record(v.string(), v.object({ auditRefs: v.array(v.object({ id: v.string() })) })),
  audits: v.record(
    v.string(),
    v.object({
      score: v.nullable(v.number()),
      details: v.optional(v.object({ items: v.optional(v.array(v.unknown())) })),
    }),
  ),
})

/** What fails of Lighthouse's audits for accessibility, best practices and SEO. Its speed is the bench's. */
async function byLighthouse(url: string, width: number): Promise<string[]> {
  const isPhone = width < 768
  const child = spawn(
    process.execPath,
    [
      tools.lighthouse,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=accessibility,best-practices,seo',
      `--form-factor=${isPhone ? 'mobile' : 'desktop'}`,
      `--screenEmulation.mobile=${isPhone}`,
      `--screenEmulation.width=${width}`,
      '--screenEmulation.height=900',
      '--throttling-method=provided',
      `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: chromiumPath ?? '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const { categories, audits } = v.parse(report, JSON.parse(await text(child.stdout)))
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
    .map(
      ({ id }) => `Lighthouse · ${id}: ${JSON.stringify(audits[id]?.details?.items?.slice(0, 3))}`,
    )
}

/** Errors and warnings of the Nu Html Checker in the HTML that the server sends. */
async function byValidator(site: string, pages: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'))
  for (const [name, path] of Object.entries(pages))
    await writeFile(join(folder, `${name}.html`), await (await fetch(site + path)).text())
  const args = [
    '-jar',
    tools.validator,
    '--format',
    'gnu',
    '--filterpattern',
    known,
    '--skip-non-html',
    folder,
  ]
  const { stderr } = spawnSync(tools.java, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  await rm(folder, { recursive: true })
  // Infos are about style, such as the slashes in React's HTML.
  return stderr.split('\n').filter((line) => / (error|info warning|warning)/.test(line))
}

if ((await buildIfStale()) !== 0) process.exit(1)
const storefront = await startStorefront({
  port: '0',
  env: {
    ...releasesIn(journeyReleases),
    RELEASE_STORE: journeyReleases,
    DATA_DIR: 'memory://',
    SANDBOX_PAYMENTS: 'on',
    LOG_LEVEL: 'warn',
    // Without throttling: speed is the bench's.
    RENDER_BUDGET_MS: '10000',
  },
})
const all = Object.entries(await publicPages(storefront.url))
const pages = Object.fromEntries(all.filter(([name]) => asked.length === 0 || asked.includes(name)))
const findings = await byValidator(storefront.url, pages)
for (const [name, path] of Object.entries(pages)) {
  // Search results are not for search engines.
  if (name === 'flight results') continue
  for (const width of widths) {
    const found = await byLighthouse(storefront.url + path, width)
    findings.push(...found.map((finding) => `${name} at ${width} px · ${finding}`))
    console.log(`${name} at ${width} px: ${found.length} findings`)
  }
}
await storefront.stop()
for (const finding of findings) console.log(`✗ ${finding}`)
console.log(`${findings.length} findings on ${Object.keys(pages).length} pages`)
process.exitCode = findings.length > 0 ? 1 : 0
