import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from './server.ts'

test('quotes the last line of a server that does not start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toy-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'toy.mjs')
  await writeFile(file, `console.error('The disk is full.'); process.exitCode = 7`)
  const start = (say?: () => void) => startServer('The toy', file, {}, say)
  await expect(start(() => undefined)).rejects.toThrow(
    'The toy ended with code 7 before it was ready: The disk is full.',
  )
  await expect(start()).rejects.toThrow(/^The toy ended with code 7 before it was ready\.$/)
})
