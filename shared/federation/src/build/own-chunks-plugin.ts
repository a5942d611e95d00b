import { createHash } from 'node:crypto'
import type { Compiler } from '@rspack/core'

/**
 * Names the place on the page where a release's chunks meet its entry after the release's own bytes: a chunk of another
 * release of the same remote, which knows its modules by the same numbers, can never come in.
 */
export class OwnChunksPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack
    const name = 'OwnChunksPlugin'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { chunkLoadingGlobal = '' } = compilation.outputOptions
      // After the hashes of chunks were sorted, before anything is hashed for good.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS + 1
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const files = Object.entries(assets)
          .map(([file, asset]) => ({ file, text: `${asset.source()}` }))
          .sort((a, b) => (a.file < b.file ? -1 : 1))
        const hash = createHash('sha256')
        for (const { text } of files) hash.update(text)
        const ofRelease = `${chunkLoadingGlobal}_${hash.digest('hex').slice(0, 8)}`
        for (const { file, text } of files) {
          const named = file.endsWith('.js') ? text.replaceAll(chunkLoadingGlobal, ofRelease) : text
          if (named !== text) compilation.updateAsset(file, new sources.RawSource(named))
        }
      })
    })
  }
}
