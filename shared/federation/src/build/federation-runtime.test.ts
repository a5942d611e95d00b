import type { Configuration } from '@rspack/core'
import { expect, test } from 'vitest'
import { compile } from './compile.ts'
import { runtimeByName } from './federation-runtime.ts'
import { plantedApp } from './testing/planted-app.ts'

test("fails a build without an import of federation's runtime", async () => {
  const context = await plantedApp({ 'index.js': 'console.log(1)' })
  const build = (plugins: Configuration['plugins']) =>
    compile([{ context, mode: 'production', plugins: plugins ?? [] }])
  await build([])
  await expect(build([runtimeByName])).rejects.toThrow(
    "No import of federation's runtime was found",
  )
})
