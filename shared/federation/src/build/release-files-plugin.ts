import type { Compiler } from '@rspack/core'
import type { AssetList, RemoteDescription } from '@storefront/contract'
import { type AssetGroups, assetsOf, emitJson, type StyleChunks } from './asset-groups.ts'
import { exposeChunk, mountChunk } from './exposes.ts'
import { checkSamples } from './samples.ts'
import { importedNames, type SharedNames } from './shared-names.ts'

/** Facts of a release that only its browser build knows: the files of each expose and screen, and its imports. */
export type ReleaseFiles = {
  entry: string
  exposes: Record<string, AssetList>
  screens: Record<string, AssetList>
  styleChunks: StyleChunks
  /**
   * Names imported from the modules that the shell shares, without those of `./mount`: another site's page brings its own.
   */
  imports: SharedNames
}

/** File in `dist/browser` that carries them to the release step; it is not part of the release. */
export const releaseFilesName = 'release-files.json'

/** Chunks of lazily loaded screens are named `screen-results`, `screen-summary`, … by the routes. */
const screenChunk = /^screen-/

/** Writes the asset lists of a remote's build, so that preload lists are generated and never recorded by hand. */
export function releaseFilesPlugin(remote: RemoteDescription): (compiler: Compiler) => void {
  return (compiler) =>
    emitJson(compiler, releaseFilesName, (groups, styleChunks, compilation) => ({
      ...releaseFiles(remote, groups),
      styleChunks,
      imports: importedNames(compilation, [mountChunk]),
    }))
}

function releaseFiles(
  remote: RemoteDescription,
  groups: AssetGroups,
): Pick<ReleaseFiles, 'entry' | 'exposes' | 'screens'> {
  const entry = assetsOf(groups[remote.name]).js[0]
  if (!entry) throw new Error(`${remote.name} has no entry script`)
  const screens = Object.keys(groups)
    .filter((name) => screenChunk.test(name))
    .map((name) => name.replace(screenChunk, ''))
  checkSamples(remote, screens)
  const list = (pairs: [string, AssetList][]) => Object.fromEntries(pairs)
  return {
    entry,
    exposes: list(
      Object.keys(remote.exposes).map((expose) => [expose, assetsOf(groups[exposeChunk(expose)])]),
    ),
    screens: list(screens.map((name) => [name, assetsOf(groups[`screen-${name}`])])),
  }
}
