import type { Compiler } from '@rspack/core'

const packages = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/
/** Property that every build of React has, also minified or inside another library. */
const internals = /__(CLIENT|DOM|SERVER|SECRET)_INTERNALS_DO_NOT_USE\w+\s*=/

/** Fails a build that contains React. Pages have the shell's, and a second one breaks hooks. */
export function refuseSecondReact(compiler: Compiler): void {
  const { WebpackError } = compiler.webpack
  compiler.hooks.thisCompilation.tap(refuseSecondReact.name, (compilation) => {
    compilation.hooks.finishModules.tap(refuseSecondReact.name, (modules) => {
      for (const module of modules) {
        const file = module.nameForCondition()
        if (!file) continue
        if (!packages.test(file) && !internals.test(String(module.originalSource()?.source())))
          continue
        const importer = compilation.moduleGraph.getIssuer(module)?.nameForCondition()
        const error = `${importer ?? 'The build'} imports a second React, ${file}. Import "react" or "react-dom": the shell provides them.`
        compilation.errors.push(new WebpackError(error))
      }
    })
  })
}
