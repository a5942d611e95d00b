import { SourceMap, type SourceMapPayload } from 'node:module'
import type { Compiler, sources } from '@rspack/core'
import { mountChunk } from './exposes.ts'
import { beginsWith, styleLeaks } from './style-leaks.ts'

/** Fails a build of `remote` with a rule that reaches further than its elements. Only pages of other sites load `./mount`. */
export function styleLeaksPlugin(remote: string): (compiler: Compiler) => void {
  return (compiler) => {
    const { Compilation, WebpackError } = compiler.webpack
    // The minifier drops the lines of the sources.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1
    compiler.hooks.thisCompilation.tap(styleLeaksPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap({ name: styleLeaksPlugin.name, stage }, (assets) => {
        const leaks = Object.entries(assets).flatMap(([file, asset]) =>
          file.endsWith('.css') && file !== `${mountChunk}.css` ? leaksOf(remote, asset) : [],
        )
        for (const leak of new Set(leaks)) compilation.errors.push(new WebpackError(leak))
      })
    })
  }
}

function leaksOf(remote: string, asset: sources.Source): string[] {
  const map = asset.map() as SourceMapPayload | null
  const lines = map && new SourceMap(map)
  return styleLeaks(String(asset.source()), beginsWith(remote)).map(({ line, column, rule }) => {
    const found = lines?.findEntry(line - 1, column - 1)
    const place = found && 'originalSource' in found ? found : null
    const source = place?.originalSource.replace(/^webpack:\/\/(\.\/)?/, '')
    return `${source ?? 'A stylesheet'}:${(place?.originalLine ?? line - 1) + 1}: "${rule}" reaches elements of other teams. Give every selector a class of a CSS module of ${remote}.`
  })
}
