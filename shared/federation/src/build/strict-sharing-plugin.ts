import type { Compiler } from '@rspack/core'
import { consumeShared } from '../container/consume-shared.ts'

/** What the bundler writes first: the shared modules that each chunk needs. The rest is how they are found. */
const needs = /^\s*__webpack_require__\.consumesLoadingData = \{.*?initialConsumes: \[\] \};\n/s

/** The one way in which remotes share: `^major.minor.patch` of a module that the shell alone provides. */
const otherWay =
  /strictVersion: false|singleton: false|import: "|requiredVersion: "(?!\^[1-9]\d*\.\d+\.\d+")/

/**
 * Puts our own few lines in the place of the bundler's runtime for shared modules, which knows every way of sharing and
 * every range of versions: a third of an entry's bytes. Fails the build when a remote shares in any other way.
 */
export class StrictSharingPlugin {
  apply(compiler: Compiler) {
    const name = 'StrictSharingPlugin'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module.name !== 'consumes_loading' || !module.source) return
        const text = String(module.source.source)
        const [data] = needs.exec(text) ?? []
        if (!data || otherWay.test(data)) {
          throw new Error(`${name}: a module is shared in a way that is not provided for.`)
        }
        module.source.source = Buffer.from(`${data}(${consumeShared})(__webpack_require__);\n`)
      })
    })
  }
}
