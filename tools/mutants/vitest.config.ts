import { defineConfig } from 'vitest/config'
import config from '../../vitest.config.ts'

const [unit] = config.test?.projects ?? []
if (typeof unit !== 'object' || 'then' in unit)
  throw new Error('No project of rules in vitest.config.ts')

/** The rules in plain Node. A mutant may stand in what a module computes once: each test file loads its modules anew. */
export default defineConfig({ ...unit, test: { ...unit.test, isolate: true } })
