import { parseArgs } from 'node:util'
import { ensureChromium } from '@storefront/chromium'
import { buildAll } from './bench/builds.ts'
import { writePerformancePage } from './bench/performance-page.ts'
import { report } from './bench/report.ts'
import { run } from './bench/run.ts'

// `npm run lab -- bench` measures everything and keeps it in docs/performance.md; `-- --quick` has a look only.
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
await ensureChromium()
const results = await run(await buildAll(), values.quick ? 1 : 5)
const text = report(results)
console.log(`\n${text}`)
if (!values.quick) writePerformancePage(text)
if (results.failures.length) process.exitCode = 1
