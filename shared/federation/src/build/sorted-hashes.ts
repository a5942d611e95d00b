import { Compilation, type Compiler } from '@rspack/core'

/** Map of chunk ids to placeholders of hashes, as the integrity plugin writes it. */
const hashMap = /\{(?:\s*"?[\w-]+"?:\s*"\*-\*-\*-CHUNK-SRI-HASH-[^"]*",?)+\s*\}/g

/** Runs after the minimizer, and before the integrity plugin fills in its placeholders. */
const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1

/**
 * Sorts the chunk hashes in an entry. The integrity plugin writes them in random order, so a rebuild of equal sources
 * would be another release, which every visitor fetches (web-infra-dev/rspack#13182, still in 2.3.3).
 */
export function sortedHashes(compiler: Compiler): void {
  const { ReplaceSource } = compiler.webpack.sources
  compiler.hooks.thisCompilation.tap(sortedHashes.name, (compilation) => {
    compilation.hooks.processAssets.tap({ name: sortedHashes.name, stage }, (assets) => {
      for (const [file, asset] of Object.entries(assets)) {
        if (!file.endsWith('.js')) continue
        // ReplaceSource keeps the source map.
        const sorted = new ReplaceSource(asset)
        const maps = [...`${asset.source()}`.matchAll(hashMap)]
        for (const { 0: map, index } of maps) {
          const pairs = map.slice(1, -1).split(',').filter(Boolean)
          const text = pairs.map((pair) => pair.trim()).sort()
          sorted.replace(index, index + map.length - 1, `{${text}}`)
        }
        if (maps.length > 0) compilation.updateAsset(file, sorted)
      }
    })
  })
}
