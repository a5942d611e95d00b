import { createRequire, findPackageJSON } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { packageVersion } from './package-version.ts'

const require = createRequire(import.meta.url)

/** How long a remote waits for one of its own chunks, in ms; then the screen becomes a fallback with Retry. */
export const screenLimitMs = 4000

/** The plugin of the federation runtime that is compiled into every remote; by the ending that this file has too: packages are built. */
export const retryChunks = `${join(import.meta.dirname, '../runtime/retry-chunks')}${extname(import.meta.filename)}`

/** Version of the federation runtime's core: all packages of Module Federation have one. */
export function runtimeCoreVersion(): string {
  const manifest = findPackageJSON('@module-federation/enhanced', import.meta.url)
  return packageVersion(manifest ?? '')
}

/**
 * Aliases to the ES modules of Module Federation's runtime. Its build plugins ask for it by `require.resolve`, and would
 * compile in CommonJS files, of which nothing can be left out: 5 kB more in every entry.
 */
export function federationRuntimeModules(): Record<string, string> {
  const enhanced = createRequire(require.resolve('@module-federation/enhanced'))
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'))
  const resolved = [
    tools.resolve('@module-federation/webpack-bundler-runtime'),
    enhanced.resolve('@module-federation/inject-external-runtime-core-plugin'),
  ]
  return {
    ...Object.fromEntries(resolved.map((file) => [file, file.replace(/\.cjs$/, '.js')])),
    '@module-federation/runtime': dirname(tools.resolve('@module-federation/runtime')),
  }
}
