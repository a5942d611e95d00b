import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ensureChromium } from '@storefront/chromium'
import { root } from './apps.ts'
import { type Fault, withFault } from './faults/fault.ts'
import { FaultRunner } from './faults/fault-runner.ts'

// `npm run faults -- hotels`: plants the faults of the lists named (all without a name) one by one and fails when a
// check does not notice its own.
const lists = globSync('tools/faults/lists/*.ts', { cwd: root }).sort()
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !lists.some((file) => basename(file, '.ts') === name))
if (unknown.length > 0) throw new Error(`There is no list of faults named ${unknown.join(', ')}.`)

const faults: Fault[] = []
for (const file of lists) {
  if (wanted.length > 0 && !wanted.includes(basename(file, '.ts'))) continue
  const list = (await import(join(root, file))) as { faults: Fault[] }
  faults.push(...list.faults)
}
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
