import type { Compiler } from '@rspack/core'

/** A map of chunk ids to the placeholders of their hashes, as the integrity plugin writes it into an entry. */
const hashMap = /\{(?:\s*"?[\w-]+"?:\s*"\*-\*-\*-CHUNK-SRI-HASH-[^"]*",?)+\s*\}/g

/**
 * Sorts the chunk hashes in an entry. The integrity plugin writes them in an order that changes from build to build, so that equal
 * sources would get another entry, and with it another version of the release. Waits for web-infra-dev/rspack#13182.
 */
export class SortedHashesPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack
    const name = 'SortedHashesPlugin'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          const text = file.endsWith('.js') ? String(asset.source()) : ''
          const maps = [...text.matchAll(hashMap)]
          if (maps.length === 0) continue
          // Not as plain text: that would lose the source map.
          const sorted = new sources.ReplaceSource(asset)
          for (const { 0: map, index } of maps)
            sorted.replace(index, index + map.length - 1, sortedMap(map))
          compilation.updateAsset(file, sorted)
        }
      })
    })
  }
}

function sortedMap(map: string): string {
  return `{${map
    .slice(1, -1)
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .sort()
    .join(',')}}`
}
