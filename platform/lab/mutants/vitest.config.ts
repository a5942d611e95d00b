import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import config from '../../../vitest.config.ts'
import { measuredRules } from './rules.ts'

const [unit] = config.test?.projects ?? []
if (typeof unit !== 'object' || 'then' in unit)
  throw new Error('No project of rules in vitest.config.ts')

/**
 * Tests beside the measured rules, in plain Node. With `testFiles` of Stryker 10.1, a mutant in code that runs once
 * when its module loads is never active. For the same reason each test file loads its own modules.
 */
export default defineConfig({
  ...unit,
  // By its name, the tools would import the registry without mutants, from outside Stryker's copy.
  resolve: {
    alias: [
      {
        find: /^@storefront\/releases$/,
        replacement: join(import.meta.dirname, '../../releases/live/src/index.ts'),
      },
    ],
  },
  test: { ...unit.test, include: measuredRules.map((glob) => `${glob}.test.ts`), isolate: true },
})
