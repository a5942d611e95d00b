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
import { refuseSecondReact } from './second-react.ts'
import {
  acceptedRange,
  installedVersion,
  serverSharedGlobal,
  sharedModules,
} from './shared-modules.ts'
import { sortedHashes } from './sorted-hashes.ts'
import { styleLeaksPlugin } from './style-leaks-plugin.ts'

type SplitChunks = Exclude<
  NonNullable<Configuration['optimization']>['splitChunks'],
  false | undefined
>

/**
 * Builds of a remote: for pages of this site, for the server (docs/decisions/rendering.md), and in production
 * `./mount` for pages of other sites.
 */
export function remoteConfig(
  remote: RemoteDescription,
  directory: string,
  { mode = 'production' }: { mode?: BuildMode } = {},
): [browser: Configuration, server: Configuration, ...host: Configuration[]] {
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
    // Hides the plugin's warning about a manifest beside other files, which is intended.
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
      // The shell provides the runtime core, so an entry has 8 kB instead of 28.
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
      // An entry contains the hashes of its chunks, and a page the hash of the entry.
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: isRelease }),
      ...(isRelease ? [sortedHashes, refuseSecondReact] : []),
      styleLeaksPlugin(name),
      releaseFilesPlugin(remote),
    ],
  }
}

/** Global of the chunk loader, different per version: a page may load two versions, and their module ids are equal. */
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
 * Keeps the number of files per page low. Other exposes need most of `./routes` too, so its modules are one file, which
 * the browser already has after the search form. The file also has what the loaders share with lists and details. Only
 * large libraries get separate files. Excludes `./mount`, which no page of this site loads.
 */
const splitting: SplitChunks = {
  minSize: 100_000,
  chunks: ({ name }) => name !== mountChunk,
  cacheGroups: {
    exposes: {
      name: 'exposes',
      chunks: ({ name }) => name !== mountChunk && /^(expose-|screen-|calls$)/.test(name ?? ''),
      test: (module, { chunkGraph }) => {
        const names = chunkGraph.getModuleChunks(module).map(({ name }) => name ?? '')
        const isOnPages = names.some((name) => /^screen-(results|detail)$/.test(name))
        return names.includes(exposeChunk('./routes')) || (isOnPages && names.includes('calls'))
      },
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
  const base = baseConfig({ directory, uniqueName: remote.name, mode, target: 'node' })
  return {
    ...base,
    plugins: [...(base.plugins ?? []), ...(mode === 'production' ? [refuseSecondReact] : [])],
    entry: {
      server: { import: virtualServerEntry(remote) },
    },
    externalsType: 'global',
    externals: Object.fromEntries(
      sharedModules.map((module) => [module, [serverSharedGlobal, module]]),
    ),
  }
}

/** Returns the entry of the server build as a data URL that imports each expose. */
function virtualServerEntry(remote: RemoteDescription): string {
  const lines = Object.entries(remote.exposes).map(
    ([expose, file]) => `${JSON.stringify(expose)}: () => import(${JSON.stringify(file)})`,
  )
  const source = `export const exposes = {\n${lines.join(',\n')}\n}`
  return `data:text/javascript,${encodeURIComponent(source)}`
}
