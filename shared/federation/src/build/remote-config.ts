import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import {
  type Configuration,
  type RspackPluginInstance,
  SubresourceIntegrityPlugin,
} from '@rspack/core'
import type { RemoteDescription } from '@storefront/contract'
import { type BuildMode, baseConfig } from './base-config.ts'
import { exposeChunk, exposedFiles, mountChunk } from './exposes.ts'
import {
  federationRuntimeModules,
  retryChunks,
  runtimeByName,
  screenLimitMs,
} from './federation-runtime.ts'
import { packageVersion } from './package-version.ts'
import { releaseFilesPlugin } from './release-files-plugin.ts'
import {
  acceptedRange,
  installedVersion,
  serverSharedGlobal,
  sharedModules,
} from './shared-modules.ts'
import { sortedHashes } from './sorted-hashes.ts'

type SplitChunks = Exclude<
  NonNullable<Configuration['optimization']>['splitChunks'],
  false | undefined
>

/**
 * Builds of a remote: for pages of this site, for the server (docs/decisions/rendering.md), and in releases `./mount`
 * for pages of other sites.
 */
export function remoteConfig(
  remote: RemoteDescription,
  directory: string,
  { mode = 'production' }: { mode?: BuildMode } = {},
): Configuration[] {
  const { mount } = remote
  return [
    browserConfig(remote, directory, mode),
    serverConfig(remote, directory, mode),
    ...(mode === 'production' && mount ? [hostConfig(remote, mount, directory)] : []),
  ]
}

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0]

function federated(base: Configuration, name: string, options: FederationOptions): Configuration {
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      chunkLoadTimeout: screenLimitMs,
      crossOriginLoading: 'anonymous',
    },
    resolve: { ...base.resolve, alias: federationRuntimeModules() },
    // The plugin warns of a manifest with files beside it, which is intended.
    infrastructureLogging: { level: 'error' },
    plugins: [
      ...(base.plugins ?? []),
      runtimeByName,
      new ModuleFederationPlugin({
        name,
        library: { type: 'var', name },
        filename: 'entry.js',
        runtimePlugins: [retryChunks],
        manifest: true,
        dts: false,
        ...options,
      }) as RspackPluginInstance,
    ],
  }
}

function browserConfig(
  remote: RemoteDescription,
  directory: string,
  mode: BuildMode,
): Configuration {
  const { name } = remote
  const isRelease = mode === 'production'
  const exposes = Object.entries(exposedFiles(remote)).map(([expose, file]) => [
    expose,
    { import: file, name: exposeChunk(expose) },
  ])
  const base = baseConfig({ directory, uniqueName: name, mode, target: 'web' })
  const config = federated(base, name, {
    exposes: Object.fromEntries(exposes),
    shared: sharedFromShell(directory),
    shareStrategy: 'loaded-first',
    experiments: {
      // The shell has the runtime core: an entry has 8 kB instead of 28.
      externalRuntime: true,
      optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
    },
  })
  return {
    ...config,
    output: {
      ...config.output,
      ...(isRelease ? { chunkLoadingGlobal: chunksOf(name, directory) } : {}),
    },
    optimization: { ...base.optimization, splitChunks: isRelease && splitting },
    plugins: [
      ...(config.plugins ?? []),
      // Entries have the hashes of their chunks, and pages the hash of the entry.
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: isRelease }),
      ...(isRelease ? [sortedHashes] : []),
      releaseFilesPlugin(remote),
    ],
  }
}

/** Global of the chunk loader, one per version: versions have equal module ids, and a page may replace a broken one. */
function chunksOf(name: string, directory: string): string {
  const version = packageVersion(join(directory, 'package.json'))
  return `chunks_${name}_${version.replaceAll(/\W/g, '_')}`
}

/**
 * Builds `./mount` with React and the federation runtime. It shares nothing with a page, whose React may be any version
 * or none.
 */
function hostConfig({ name }: RemoteDescription, mount: string, directory: string): Configuration {
  const base = baseConfig({ directory, uniqueName: name, mode: 'production', target: 'web' })
  const optimization = { disableRemote: true, disableShared: true, disableSnapshot: true }
  return federated(
    {
      ...base,
      name: `${name}:host`,
      output: { ...base.output, path: join(directory, 'dist/host') },
      plugins: [],
    },
    name,
    {
      exposes: { './mount': mount },
      experiments: { optimization: { ...optimization, target: 'web' } },
    },
  )
}

/**
 * Few files per page. Other exposes need most of `./routes` too, so that is one file, which a visitor of the search
 * form has already. Only large libraries get a file of their own. `./mount` is left out, because no page of this site
 * loads it.
 */
const splitting: SplitChunks = {
  minSize: 70_000,
  chunks: ({ name }) => name !== mountChunk,
  cacheGroups: {
    exposes: {
      name: 'exposes',
      chunks: ({ name }) => name !== mountChunk && (name?.startsWith(exposeChunk('')) ?? false),
      test: (module, { chunkGraph }) =>
        chunkGraph.getModuleChunks(module).some(({ name }) => name === exposeChunk('./routes')),
      enforce: true,
    },
  },
}

function sharedFromShell(directory: string) {
  return Object.fromEntries(
    sharedModules.map((module) => [
      module,
      {
        singleton: true,
        strictVersion: true,
        import: false as const,
        requiredVersion: acceptedRange(installedVersion(module, directory)),
      },
    ]),
  )
}

function serverConfig(
  remote: RemoteDescription,
  directory: string,
  mode: BuildMode,
): Configuration {
  return {
    ...baseConfig({ directory, uniqueName: remote.name, mode, target: 'node' }),
    entry: {
      server: { import: virtualServerEntry(remote) },
    },
    externalsType: 'global',
    externals: Object.fromEntries(
      sharedModules.map((module) => [module, [serverSharedGlobal, module]]),
    ),
  }
}

/** Makes the entry of the server from the description. */
function virtualServerEntry(remote: RemoteDescription): string {
  const lines = Object.entries(remote.exposes).map(
    ([expose, file]) => `${JSON.stringify(expose)}: () => import(${JSON.stringify(file)})`,
  )
  const source = `export const exposes = {\n${lines.join(',\n')}\n}`
  return `data:text/javascript,${encodeURIComponent(source)}`
}
