import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { expect, onTestFinished, test } from 'vitest'
import { compile } from './compile.ts'
import { runtimeByName } from './federation-runtime.ts'
import { ownChunks } from './own-chunks.ts'

test.each<[plugin: NonNullable<Configuration['plugins']>[number], sentence: string]>([
  [ownChunks, 'No script names the global where chunks register'],
  [runtimeByName, "No import of federation's runtime was found"],
])('a build without what %o replaces fails', async (plugin, sentence) => {
  const context = await mkdtemp(join(tmpdir(), 'replaced-'))
  onTestFinished(() => rm(context, { recursive: true, force: true }))
  await mkdir(join(context, 'src'))
  await writeFile(join(context, 'src/index.js'), 'console.log(1)')
  const build = (plugins: Configuration['plugins']) =>
    compile([{ context, mode: 'production', plugins: plugins ?? [] }])
  await build([])
  await expect(build([plugin])).rejects.toThrow(sentence)
})
