import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shellConfig } from './shell-config.ts'

const shell = join(import.meta.dirname, '../../../../shell')

test.each([
  ['development', ['react/jsx-runtime', './src/entry.ts']],
  ['production', ['./src/entry.ts']],
] as const)('releases find the JSX that they need beside a shell of %s', (mode, entry) => {
  const [browser] = shellConfig(shell, { mode })
  expect(browser?.entry).toMatchObject({ shell: entry })
})
