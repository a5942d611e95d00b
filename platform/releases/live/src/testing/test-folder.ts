import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** Makes a folder for each test of a file, which is removed after it. Answers where that of the current test is. */
export function testFolder(): () => string {
  let folder = ''
  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'test-')))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  return () => folder
}
