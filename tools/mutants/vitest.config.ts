import { defineConfig } from 'vitest/config'
import config from '../../vitest.config.ts'

const [unit] = config.test?.projects ?? []
if (typeof unit !== 'object' || 'then' in unit)
  throw new Error('No project of rules in vitest.config.ts')

/** The rules in plain Node, without the browser that the components need. */
export default defineConfig(unit)
