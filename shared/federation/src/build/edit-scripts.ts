import { Compilation, type Compiler } from '@rspack/core'

/** A piece of a script, from `at` to before `end`, and what takes its place; without `end` it is inserted. */
export type Edit = { at: number; end?: number; text: string }

/** Right after the minimizer, which would take brackets away, and before the hashes of files are made. */
const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1

/** Edits the scripts of a build and their source maps: `editor` gets the texts of all files by name, and edits that of one. */
export function editScripts(
  compiler: Compiler,
  editor: (files: Map<string, string>) => (script: string) => Edit[],
): void {
  const { name } = editScripts
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
      const files = new Map(Object.entries(assets).map(([file, one]) => [file, `${one.source()}`]))
      const editsOf = editor(files)
      for (const [file, asset] of Object.entries(assets)) {
        const edits = file.endsWith('.js') ? editsOf(files.get(file) ?? '') : []
        if (edits.length === 0) continue
        // Not as plain text: that would lose the source map.
        const edited = new compiler.webpack.sources.ReplaceSource(asset)
        for (const { at, end = at, text } of edits) edited.replace(at, end - 1, text)
        compilation.updateAsset(file, edited)
      }
    })
  })
}
