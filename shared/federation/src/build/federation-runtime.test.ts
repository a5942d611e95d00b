import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { expect, onTestFinished, test } from 'vitest'
import { compile } from './compile.ts'
import { runtimeByName } from './federation-runtime.ts'

test("fails a build without an import of federation's runtime", async () => {
  const context = await mkdtemp(join(tmpdir(), 'replaced-'))
  onTestFinished(() => rm(context, { recursive: true, force: true }))
  await mkdir(join(context, 'src'))
  await writeFile(join(context, 'src/index.js'), 'console.log(1)')
  const build = (plugins: Configuration['plugins']) =>
    compile([{ context, mode: 'production', plugins: plugins ?? [] }])
  await build([])
  await expect(build([runtimeByName])).rejects.toThrow(
    "No import of federation's runtime was found",
  )
})
