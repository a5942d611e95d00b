import { createHash } from 'node:crypto'
import type { Compiler } from '@rspack/core'

/**
 * Puts a hash of the release's bytes into `chunkLoadingGlobal`, the global where chunks register. Two releases of a remote
 * use the same module numbers, so a chunk of one must never register with the other.
 */
export class OwnChunksPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack
    const name = 'OwnChunksPlugin'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { chunkLoadingGlobal = '' } = compilation.outputOptions
      // After the integrity plugin has sorted the chunks' hashes, and before the final hashes are made.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS + 1
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const files = Object.entries(assets)
          .map(([file, asset]) => ({ file, asset, text: `${asset.source()}` }))
          .sort((a, b) => (a.file < b.file ? -1 : 1))
        const hash = createHash('sha256')
        for (const { text } of files) hash.update(text)
        const ofRelease = `_${hash.digest('hex').slice(0, 8)}`
        for (const { file, asset, text } of files) {
          if (!file.endsWith('.js') || !text.includes(chunkLoadingGlobal)) continue
          // Not as plain text: that would lose the source map.
          const named = new sources.ReplaceSource(asset)
          for (const { index } of text.matchAll(new RegExp(chunkLoadingGlobal, 'g')))
            named.insert(index + chunkLoadingGlobal.length, ofRelease)
          compilation.updateAsset(file, named)
        }
      })
    })
  }
}
