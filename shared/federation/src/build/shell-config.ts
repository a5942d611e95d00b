import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration, RspackPluginInstance, RuleSetRule } from '@rspack/core'
import { type BuildMode, baseConfig } from './base-config.ts'
import { entryFilesPlugin } from './entry-files-plugin.ts'
import { federationRuntimeModules, runtimeByName } from './federation-runtime.ts'
import { installedVersion, sharedModules } from './shared-modules.ts'
import { offeredNamesPlugin } from './shared-names.ts'

/** Builds of the shell: scripts of the page with shared modules, and a self-contained bundle for the server. */
export function shellConfig(
  directory: string,
  { mode = 'production' }: { mode?: BuildMode } = {},
): [browser: Configuration, server: Configuration] {
  return [browserConfig(directory, mode), serverConfig(directory, mode)]
}

function browserConfig(directory: string, mode: BuildMode): Configuration {
  const base = baseConfig({ directory, uniqueName: 'shell', mode, target: 'web' })
  const hash = mode === 'production' ? '.[contenthash:8]' : ''
  return {
    ...base,
    entry: { shell: [...offeredToReleases(mode), './src/entry.ts'], ...teamViewEntries(directory) },
    output: {
      ...base.output,
      publicPath: '/assets/',
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      cssFilename: `[name]${hash}.css`,
      cssChunkFilename: `[name]${hash}.css`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: { ...base.resolve, alias: federationRuntimeModules() },
    optimization: { ...base.optimization, ...(mode === 'production' ? twoFiles : {}) },
    plugins: [
      ...(base.plugins ?? []),
      runtimeByName,
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedWithRemotes(directory),
        shareStrategy: 'loaded-first',
        experiments: {
          provideExternalRuntime: true,
          // Pages list the files of their remotes, so no manifest is fetched, which could contain addresses or code.
          optimization: { disableSnapshot: true, target: 'web' },
        },
        manifest: false,
        dts: false,
      }) as RspackPluginInstance,
      entryFilesPlugin('shell'),
      ...(mode === 'production' ? [offeredNamesPlugin(directory)] : []),
    ],
  }
}

/** Chunk that changes only with a dependency: a returning visitor fetches 43 of 130 kB after a release of the shell. */
const dependencies = 'dependencies'

const twoFiles: Configuration['optimization'] = {
  splitChunks: {
    chunks: ({ name }) => name === 'shell',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      [dependencies]: {
        name: dependencies,
        test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|rxjs|tslib|@module-federation)[\\/]/,
        enforce: true,
      },
    },
  },
}

/** Only imported modules are shared. Released remotes use another JSX module than a development shell imports. */
function offeredToReleases(mode: BuildMode): string[] {
  return mode === 'development' ? ['react/jsx-runtime'] : []
}

/** Entries of the team views, which only some pages show. They use the modules in the shell's script. */
function teamViewEntries(directory: string) {
  const folder = 'src/team-views'
  const views = readdirSync(join(directory, folder)).flatMap(
    (file) => /^(\w+)\.entry\.tsx$/.exec(file)?.[1] ?? [],
  )
  return Object.fromEntries(
    views.map((view) => [view, { import: `./${folder}/${view}.entry.tsx`, dependOn: 'shell' }]),
  )
}

function sharedWithRemotes(directory: string) {
  return Object.fromEntries(
    sharedModules.map((module) => {
      const version = installedVersion(module, directory)
      // The shell has only its own copies, so there are no versions to compare.
      return [module, { version, requiredVersion: false as const, singleton: true, eager: true }]
    }),
  )
}

function serverConfig(directory: string, mode: BuildMode): Configuration {
  const base = baseConfig({ directory, uniqueName: 'shell', mode, target: 'node' })
  return {
    ...base,
    entry: { render: './src/server.ts' },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), inlinedFunctions] },
  }
}

/** Pages contain these functions as text. `compress` would move code out of them. */
const inlinedFunctions: RuleSetRule = {
  test: /[\\/]src[\\/]page[\\/]inlined[\\/]/,
  enforce: 'post',
  loader: 'builtin:swc-loader',
  options: { minify: true, jsc: { target: 'es2022', minify: { compress: false, mangle: true } } },
}
