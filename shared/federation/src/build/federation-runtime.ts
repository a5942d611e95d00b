import { createRequire, findPackageJSON } from 'node:module'
import { dirname } from 'node:path'
import { packageVersion } from './package-version.ts'

const require = createRequire(import.meta.url)

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
