import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '@storefront/chromium'
import * as v from 'valibot'
import { root } from '../processes/apps.ts'
import { type Fault, faultsOf, withFault } from './faults/fault.ts'

// `npm run lab -- faults platform/provider`: plants the faults that tests of that folder (everywhere without one) say they notice,
// one by one, in the files themselves, and fails when one of those tests stays green.
const faults = faultsOf(process.argv[2])
const cache = join(root, '.cache')
const outputFile = join(cache, 'faults.json')
mkdirSync(cache, { recursive: true })

/** What Vitest writes of a run; nothing where it did not get as far. */
const report = v.object({
  numFailedTests: v.optional(v.number(), 0),
  numPassedTests: v.optional(v.number(), 0),
})

/** How many tests of the check failed and passed. */
async function run(checks: string[], title: string | null) {
  const named = title ? ['-t', title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')] : []
  writeFileSync(outputFile, '{}')
  const args = [
    'run',
    '--bail=1',
    '--reporter=json',
    `--outputFile=${outputFile}`,
    ...named,
    ...checks,
  ]
  const vitest = join(root, 'node_modules/.bin/vitest')
  await once(spawn(vitest, args, { cwd: root, stdio: 'ignore' }), 'exit')
  const counts = v.parse(report, JSON.parse(readFileSync(outputFile, 'utf8')))
  return { failed: counts.numFailedTests, passed: counts.numPassedTests }
}

/** Why the fault does not count as noticed; null when a test fails because of it. */
async function problemWith(fault: Fault): Promise<string | null> {
  const file = join(root, fault.file)
  const before = readFileSync(file, 'utf8')
  const restore = () => writeFileSync(file, before)
  process.once('exit', restore)
  try {
    writeFileSync(file, withFault(before, fault))
    const { failed, passed } = await run([fault.check], fault.title)
    if (failed > 0) return null
    return passed > 0 ? 'stays green' : 'cannot even start, or has no such test'
  } finally {
    restore()
    process.off('exit', restore)
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
await ensureChromium()
const { failed, passed } = await run([...new Set(faults.map(({ check }) => check))], null)
if (failed > 0 || passed === 0)
  throw new Error('A check fails without any fault: it proves nothing.')
let problems = 0
for (const [index, fault] of faults.entries()) {
  const { check, title, find, plant } = fault
  const problem = await problemWith(fault)
  if (problem) problems += 1
  const what = problem ? `${problem} with ${find} → ${plant}` : (title ?? '')
  console.log(`${index + 1}/${faults.length} ${problem ? '✗' : '✓'} ${check} ${what}`)
}
console.log(`${faults.length} faults, ${problems} problems`)
process.exitCode = problems > 0 || faults.length === 0 ? 1 : 0
