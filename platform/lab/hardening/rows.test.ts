import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../processes/apps.ts'
import { allRows } from './rows.ts'

test.each(allRows)('the tests of $id are where the row says', ({ tests }) => {
  expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
