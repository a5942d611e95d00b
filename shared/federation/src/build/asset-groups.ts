import type { Compilation, Compiler, StatsCompilation } from '@rspack/core'
import type { AssetList } from '@storefront/contract'

/** Named chunk groups of a build: entries, exposes and screens, with their files. */
export type AssetGroups = NonNullable<StatsCompilation['namedChunkGroups']>

/** Scripts and styles of a chunk group; empty for an absent one. */
export function assetsOf(group: AssetGroups[string] | undefined): AssetList {
  const names = (group?.assets ?? []).map((asset) => asset.name)
  return {
    js: names.filter((name) => name.endsWith('.js')),
    css: names.filter((name) => name.endsWith('.css')),
  }
}

/** Chunk ids of a build's stylesheets by file name. The loader on a page identifies a stylesheet by its chunk id. */
export type StyleChunks = Record<string, string>

/** Adds a JSON file to a build. Calls `content` when all files have their final names. */
export function emitJson(
  compiler: Compiler,
  file: string,
  content: (groups: AssetGroups, styles: StyleChunks, compilation: Compilation) => unknown,
): void {
  compiler.hooks.thisCompilation.tap(file, (compilation) => {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
    compilation.hooks.processAssets.tap({ name: file, stage }, () => {
      const { namedChunkGroups: groups = {}, chunks = [] } = compilation
        .getStats()
        .toJson({ all: false, chunkGroups: true, chunks: true, ids: true })
      const styles = chunks.flatMap(({ id, files = [] }) =>
        files.filter((name) => name.endsWith('.css')).map((name) => [name, String(id)]),
      )
      const json = JSON.stringify(content(groups, Object.fromEntries(styles), compilation), null, 2)
      compilation.emitAsset(file, new compiler.webpack.sources.RawSource(json))
    })
  })
}
