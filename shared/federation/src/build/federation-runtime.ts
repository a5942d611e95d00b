import { createRequire, findPackageJSON } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { type Compiler, NormalModuleReplacementPlugin } from '@rspack/core'
import { packageVersion } from './package-version.ts'

const require = createRequire(import.meta.url)

/** Longest wait of a remote for one of its own chunks, in ms; then the screen becomes a fallback with Retry. */
export const screenLimitMs = 4000

/** The plugin of the federation runtime that is compiled into every remote. */
export const retryChunks = '@storefront/federation/retry-chunks'

/** Version of the federation runtime's core: all packages of Module Federation have one. */
export function runtimeCoreVersion(): string {
  const manifest = findPackageJSON('@module-federation/enhanced', import.meta.url)
  return packageVersion(manifest ?? '')
}

/** Returns the paths of the modules that federation's plugin compiles into a build, by the names of `runtimeByName`. */
export function federationRuntimeModules(): Record<string, string> {
  const enhanced = createRequire(require.resolve('@module-federation/enhanced'))
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'))
  const folder = ({ resolve }: NodeJS.Require, name: string) => [name, join(resolve(name), '../..')]
  return {
    ...Object.fromEntries([
      folder(tools, '@module-federation/webpack-bundler-runtime'),
      folder(enhanced, '@module-federation/inject-external-runtime-core-plugin'),
    ]),
    '@module-federation/runtime': dirname(tools.resolve('@module-federation/runtime')),
    // By the ending that this file has too: packages are built.
    [retryChunks]: `${join(import.meta.dirname, '../runtime/retry-chunks')}${extname(import.meta.filename)}`,
  }
}

/**
 * Federation's plugin writes a module that imports its runtime by absolute paths, and bundlers number modules by such texts:
 * the same sources would become other files in another folder. It also asks for CommonJS, of which nothing can be left out:
 * 5 kB more in every entry. The build fails where there is no such module, or no such import in it.
 */
export function runtimeByName(compiler: Compiler): void {
  let isNamed = false
  const asked = /^@module-federation\/runtime\/rspack\.js!=!data:/
  new NormalModuleReplacementPlugin(asked, (module) => {
    const [loader, source = ''] = module.request.split(',')
    const named = decodeURIComponent(source).replaceAll(
      / from "[^"]*\/node_modules\/([^"]+)\.cjs"/g,
      (_, file) => {
        isNamed = true
        return ` from "${file}.js"`
      },
    )
    module.request = `${loader},${encodeURIComponent(named)}`
  }).apply(compiler)
  compiler.hooks.thisCompilation.tap(runtimeByName.name, (compilation) => {
    compilation.hooks.finishModules.tap(runtimeByName.name, () => {
      if (!isNamed) throw new Error("No import of federation's runtime was found to be named.")
    })
  })
}
