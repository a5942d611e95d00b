import { join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import config from '../../../vitest.config.ts'
import { measuringTests } from './rules.ts'

const [unit] = config.test?.projects ?? []
if (typeof unit !== 'object' || 'then' in unit)
  throw new Error('No project of rules in vitest.config.ts')

/** Stryker's copy has the mutants. Its links to packages lead to the checkout, which has none. */
const copy = join(import.meta.dirname, '../../..')
const checkout = resolve(copy, '../../../..')

const packagesOfCopy: Plugin = {
  name: 'packages-of-copy',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('@storefront/')) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && { ...found, id: join(copy, relative(checkout, found.id)) }
  },
}

/**
 * Tests of the measured rules, in plain Node. With `testFiles` of Stryker 10.1, a mutant in code that runs once when
 * its module loads is never active. For the same reason each test file loads its own modules.
 */
export default defineConfig({
  ...unit,
  plugins: [packagesOfCopy],
  test: { ...unit.test, include: measuringTests, isolate: true },
})
