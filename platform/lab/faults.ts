import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '@storefront/chromium'
import { root } from '../processes/apps.ts'
import { withFault } from './faults/fault.ts'
import { FaultRunner } from './faults/fault-runner.ts'
import { faultsOf } from './faults/lists.ts'

// `npm run lab -- faults security`: plants the faults of the lists named (all without a name) one by one and fails when a
// check does not notice its own.
const faults = faultsOf(process.argv.slice(2))
for (const fault of faults) withFault(readFileSync(join(root, fault.file), 'utf8'), fault)

await ensureChromium()
const started = performance.now()
const runner = await FaultRunner.start()
const problems: string[] = []
try {
  problems.push(...(await runner.problemsWithoutFault(faults)))
  if (problems.length === 0) {
    for (const [index, fault] of faults.entries()) {
      const problem = await runner.problemWith(fault)
      if (problem) problems.push(problem)
      console.log(`${index + 1}/${faults.length} ${problem ? '✗' : '✓'} ${problem ?? fault.breaks}`)
    }
  }
} finally {
  await runner.close()
}
for (const problem of problems) console.error(`✗ ${problem}`)
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`${faults.length} faults, ${problems.length} problems, ${seconds} s`)
process.exit(problems.length > 0 || faults.length === 0 ? 1 : 0)
