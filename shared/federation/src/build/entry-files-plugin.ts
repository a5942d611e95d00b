import type { Compiler } from '@rspack/core'
import { assetsOf, emitJson } from './asset-groups.ts'

/** Writes a list of the scripts and styles of `entry`, with a key `views` for those of each entry that depends on it. */
export function entryFilesPlugin(entry: string): (compiler: Compiler) => void {
  return (compiler) =>
    emitJson(compiler, 'entry-files.json', ({ [entry]: own, ...others }) => ({
      ...assetsOf(own),
      views: Object.fromEntries(
        Object.entries(others).map(([view, group]) => [view, assetsOf(group)]),
      ),
    }))
}
