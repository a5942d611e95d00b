import type { Compiler } from '@rspack/core'
import { assetsOf, emitJson } from './asset-groups.ts'

/** File beside the shell's scripts that says which of them a page starts with. */
export const entryFilesName = 'entry-files.json'

/** Writes the asset list of one entry, and of those that depend on it, for the server that writes the HTML. */
export function entryFilesPlugin(entry: string): (compiler: Compiler) => void {
  return (compiler) =>
    emitJson(compiler, entryFilesName, ({ [entry]: own, ...others }) => ({
      ...assetsOf(own),
      views: Object.fromEntries(
        Object.entries(others).map(([view, group]) => [view, assetsOf(group)]),
      ),
    }))
}
