import type { Compiler } from '@rspack/core'
import { type AssetGroups, assetsOf, onceNamed } from './asset-groups.ts'
import { exposeChunk, mountChunk } from './exposes.ts'

const manifestFile = 'mf-manifest.json'

type Files = Record<'sync' | 'async', string[]>
type Manifest = { exposes: { name: string; assets: Record<'js' | 'css', Files> }[] }

/**
 * Lists in `mf-manifest.json` the files that each expose is loaded with. Federation's plugin lists those of any chunk that has
 * its module, in some builds `./mount`'s too: equal sources would get another manifest, and with it another version.
 */
export function exactManifest(compiler: Compiler): void {
  onceNamed(compiler, manifestFile, ({ groups, compilation }) => {
    const asset = compilation.assets[manifestFile]
    if (!asset) throw new Error(`${manifestFile} is not there yet.`)
    const manifest: Manifest = JSON.parse(`${asset.source()}`)
    for (const { name, assets } of manifest.exposes) setFiles(name, assets, groups)
    const { RawSource } = compiler.webpack.sources
    compilation.updateAsset(manifestFile, new RawSource(JSON.stringify(manifest)))
  })
}

function setFiles(expose: string, assets: Manifest['exposes'][0]['assets'], groups: AssetGroups) {
  const own = assetsOf(groups[exposeChunk(expose)])
  for (const type of ['js', 'css'] as const) {
    const later = [...assets[type].sync, ...assets[type].async].filter(
      (file) => !own[type].includes(file) && !file.startsWith(mountChunk),
    )
    assets[type] = { sync: own[type].toSorted(), async: [...new Set(later)].sort() }
  }
}
