import { ensureChromium } from '@storefront/chromium'
import { writePage } from './hardening/page.ts'
import { rowsNamed } from './hardening/rows.ts'
import { runJourneyFiles, runVitest } from './hardening/run-tests.ts'
import { figuresIn, table, verdictOn } from './hardening/verdicts.ts'

// `npm run hardening -- B7 B8`: runs the tests behind the rows named (all without a name), their long versions, shows
// what they measured and writes it into docs/hardening.md. Fails when a row does not hold or was not measured.
const rows = rowsNamed(process.argv.slice(2))
const files = [...new Set(rows.flatMap(({ tests }) => tests))]
const isJourney = (file: string) => file.endsWith('.spec.ts')

await ensureChromium()
const started = performance.now()
const unit = await runVitest(files.filter((file) => !isJourney(file)))
const journeys = await runJourneyFiles(files.filter(isJourney))

const results = new Map([...unit.results, ...journeys.results])
const figures = figuresIn(`${unit.output}\n${journeys.output}`)
const verdicts = rows.map((row) => verdictOn(row, results, figures.get(row.id) ?? []))
const broken = verdicts.filter(({ problem }) => problem !== null)
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`\n${table(verdicts)}\n`)
writePage(verdicts)
console.log(`${verdicts.length - broken.length} of ${verdicts.length} rows hold, ${seconds} s`)
process.exitCode = broken.length > 0 ? 1 : 0
