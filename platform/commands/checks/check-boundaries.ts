import { readdirSync } from 'node:fs'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { root } from '../../processes/apps.ts'
import { boundaryRules, cruiseOptions, resolveOptions } from './boundary-rules.ts'

/** Number of checked modules, and violations as `rule: from → to`. */
export type BoundaryReport = { modules: number; violations: string[] }

const skipped = new Set(['node_modules', 'docs'])

/** Checks all imports below `directory`. Throws if it finds no module: an empty check must not pass. */
export async function checkBoundaries(directory: string): Promise<BoundaryReport> {
  const folders = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => !skipped.has(name))
  const { output } = await cruise(
    folders,
    {
      ...cruiseOptions,
      baseDir: directory,
      validate: true,
      ruleSet: { forbidden: boundaryRules },
    },
    resolveOptions,
  )
  const { modules, summary } = output as ICruiseResult
  const own = modules.filter(({ source }) => !source.includes('node_modules/'))
  if (own.length === 0) throw new Error(`No module was seen below ${directory}.`)
  return {
    modules: own.length,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  }
}

if (import.meta.main) {
  const { modules, violations } = await checkBoundaries(root)
  for (const violation of violations) {
    const [name] = violation.split(':')
    const broken = boundaryRules.find((rule) => rule.name === name)
    console.error(`${violation}\n  ${broken?.comment ?? ''}`)
  }
  console.log(`${modules} modules, ${violations.length} against the direction of imports`)
  process.exitCode = violations.length > 0 ? 1 : 0
}
