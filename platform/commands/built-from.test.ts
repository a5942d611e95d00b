import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builtFrom } from './built-from.ts'

test('the hash of the sources changes with the content and number of files, not with their times', () => {
  const vertical = mkdtempSync(join(tmpdir(), 'vertical-'))
  onTestFinished(() => rmSync(vertical, { recursive: true }))
  const file = join(vertical, 'remote.config.ts')
  const seen = () => builtFrom([vertical])
  const before = seen()
  writeFileSync(file, 'one')
  const one = seen()
  utimesSync(file, 0, 0)
  expect(seen()).toBe(one)
  writeFileSync(file, 'two')
  const all = new Set([before, one, seen()])
  rmSync(file)
  expect(all.size).toBe(3)
  expect(seen()).toBe(before)
})
