import type { Compiler } from '@rspack/core'
import type { AssetList, RemoteDescription } from '@storefront/contract'
import { assetsSchema, sharedNamesSchema } from '@storefront/contract/releases'
import * as v from 'valibot'
import { type AssetGroups, assetsOf, emitJson } from './asset-groups.ts'
import { exposeChunk, mountChunk } from './exposes.ts'
import { checkSamples } from './samples.ts'
import { importedNames } from './shared-names.ts'

/** Facts that only the browser build knows: files of exposes and screens, and imports. */
export const releaseFilesSchema = v.object({
  entry: v.string(),
  exposes: v.record(v.string(), assetsSchema),
  screens: v.record(v.string(), assetsSchema),
  styleChunks: v.record(v.string(), v.string()),
  /** Names imported from shared modules, except by `./mount`, which bundles its own copies. */
  imports: sharedNamesSchema,
})

type ReleaseFiles = v.InferOutput<typeof releaseFilesSchema>

/** File in `dist/browser` that the release step reads. It is not part of the release. */
export const releaseFilesName = 'release-files.json'

/** Screens are chunks named `screen-results`, `screen-summary`, … by the routes; `calls` has their loaders. */
const screenChunk = /^screen-/

/** Writes the release files, which include the asset lists for preload hints. */
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
    screens: list([
      ...screens.map((name): [string, AssetList] => [name, assetsOf(groups[`screen-${name}`])]),
      ['calls', assetsOf(groups.calls)],
    ]),
  }
}
