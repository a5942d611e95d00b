import type { Compiler, StatsCompilation } from '@rspack/core'
import type { AssetList, RemoteDescription } from '@storefront/contract'
import { exposeChunk } from './expose-chunk.ts'

type ChunkGroup = NonNullable<StatsCompilation['namedChunkGroups']>[string]

/** What the browser build alone knows of a release: which files each expose and each screen needs. */
export type ReleaseFiles = {
  entry: string
  exposes: Record<string, AssetList>
  screens: Record<string, AssetList>
}

/** File in `dist/browser` that carries them to the release step; it is not part of the release. */
export const releaseFilesName = 'release-files.json'

/** Writes the asset lists of a remote's build, so that preload lists are generated and never recorded by hand. */
export class ReleaseFilesPlugin {
  private readonly remote: RemoteDescription

  constructor(remote: RemoteDescription) {
    this.remote = remote
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ReleaseFiles', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ReleaseFiles', stage }, () => {
        const { namedChunkGroups = {} } = compilation.getStats().toJson({
          all: false,
          chunkGroups: true,
        })
        const files = releaseFiles(this.remote, namedChunkGroups)
        const source = new compiler.webpack.sources.RawSource(JSON.stringify(files, null, 2))
        compilation.emitAsset(releaseFilesName, source)
      })
    })
  }
}

function releaseFiles(remote: RemoteDescription, groups: Record<string, ChunkGroup>): ReleaseFiles {
  const entry = assetsOf(groups[remote.name]).js[0]
  if (!entry) throw new Error(`${remote.name} has no container script`)
  const exposes = Object.keys(remote.exposes).map((expose) => [
    expose,
    assetsOf(groups[exposeChunk(expose)]),
  ])
  const screens = Object.entries(groups)
    .filter(([name]) => name.startsWith('screen-'))
    .map(([name, group]) => [name.replace('screen-', ''), assetsOf(group)])
  return {
    entry,
    exposes: Object.fromEntries(exposes),
    screens: Object.fromEntries(screens),
  }
}

function assetsOf(group: ChunkGroup | undefined): AssetList {
  const names = (group?.assets ?? []).map((asset) => asset.name)
  return {
    js: names.filter((name) => name.endsWith('.js')),
    css: names.filter((name) => name.endsWith('.css')),
  }
}
