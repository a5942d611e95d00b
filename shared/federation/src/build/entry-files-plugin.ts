import type { Compiler } from '@rspack/core'
import { type AssetGroups, assetsOf, emitJson } from './asset-groups.ts'

/** File beside the shell's scripts that says which of them a page starts with. */
export const entryFilesName = 'entry-files.json'

/** Writes the asset list of one entry for the server that writes the HTML. */
export class EntryFilesPlugin {
  private readonly entry: string

  constructor(entry: string) {
    this.entry = entry
  }

  apply(compiler: Compiler) {
    emitJson(compiler, entryFilesName, (groups: AssetGroups) => assetsOf(groups[this.entry]))
  }
}
