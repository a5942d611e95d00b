import { createRequire, findPackageJSON } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { type Compiler, NormalModuleReplacementPlugin } from '@rspack/core'
import { packageVersion } from './package-version.ts'

const require = createRequire(import.meta.url)

/** Longest wait for a chunk, in ms. After it, a fallback with Retry replaces the screen. */
export const screenLimitMs = 4000

/** Runtime plugin that is compiled into every remote. */
export const retryChunks = '@storefront/federation/retry-chunks'

/** Version of Module Federation. All its packages have the same. */
export function runtimeCoreVersion(): string {
  const manifest = findPackageJSON('@module-federation/enhanced', import.meta.url)
  return packageVersion(manifest ?? '')
}

/** Paths of the federation modules in a build, by the names that `runtimeByName` gives them. */
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
    // The extension is `.js` in the built package.
    [retryChunks]: `${join(import.meta.dirname, '../runtime/retry-chunks')}${extname(import.meta.filename)}`,
  }
}

/**
 * Makes federation's plugin import its runtime by package name. Bundlers derive module ids from its absolute paths, so
 * files would change with the folder. Also imports ES modules instead of CommonJS, which cannot be tree-shaken and adds
 * 5 kB per entry. Fails the build if there is no such import.
 */
export function runtimeByName(compiler: Compiler): void {
  let isNamed = false
  const importOfRuntime = /^@module-federation\/runtime\/rspack\.js!=!data:/
  new NormalModuleReplacementPlugin(importOfRuntime, (module) => {
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
