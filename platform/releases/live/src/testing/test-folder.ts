import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** Makes a folder for each test of a file and removes it afterwards. Returns a function with its current path. */
export function testFolder(): () => string {
  let folder = ''
  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'test-')))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  return () => folder
}
