import type { Compiler } from '@rspack/core'
import { assetsOf, emitJson } from './asset-groups.ts'

/** File with the scripts and styles that a page starts with. */
export const entryFilesName = 'entry-files.json'

/** Writes the files of `entry`, and under `views` the files of the entries that depend on it. */
export function entryFilesPlugin(entry: string): (compiler: Compiler) => void {
  return (compiler) =>
    emitJson(compiler, entryFilesName, ({ [entry]: own, ...others }) => ({
      ...assetsOf(own),
      views: Object.fromEntries(
        Object.entries(others).map(([view, group]) => [view, assetsOf(group)]),
      ),
    }))
}
