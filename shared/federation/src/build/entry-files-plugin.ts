import type { Compiler } from '@rspack/core'
import { assetsOf, emitJson } from './asset-groups.ts'

/** File with the scripts and styles that a page starts with. */
export const entryFilesName = 'entry-files.json'

/** Writes a list of the files of `entry`, with a key `views` for the files of each entry that depends on it. */
export function entryFilesPlugin(entry: string): (compiler: Compiler) => void {
  return (compiler) =>
    emitJson(compiler, entryFilesName, ({ [entry]: own, ...others }) => ({
      ...assetsOf(own),
      views: Object.fromEntries(
        Object.entries(others).map(([view, group]) => [view, assetsOf(group)]),
      ),
    }))
}
