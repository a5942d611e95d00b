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
import { federationRuntimeModules, retryChunks, screenLimitMs } from './federation-runtime.ts'
import { hostConfigs } from './host-config.ts'
import { OwnChunksPlugin } from './own-chunks-plugin.ts'
import { releaseFilesPlugin } from './release-files-plugin.ts'
import { serverBaseConfig } from './server-base-config.ts'
import {
  acceptedRange,
  installedVersion,
  serverSharedGlobal,
  sharedModules,
} from './shared-modules.ts'
import { SortedHashesPlugin } from './sorted-hashes-plugin.ts'

type SplitChunks = Exclude<
  NonNullable<Configuration['optimization']>['splitChunks'],
  false | undefined
>

/**
 * The builds of a remote, from one description: the federated build for the browser, a plain module for the server
 * (docs/decisions/rendering.md), and for releases `./mount` for pages of other sites. A vertical's `rspack.config.ts` is one
 * call of this.
 */
export function remoteConfig(
  remote: RemoteDescription,
  directory: string,
  { mode = 'production' }: { mode?: BuildMode } = {},
): Configuration[] {
  return [
    browserConfig(remote, directory, mode),
    serverConfig(remote, directory, mode),
    ...(mode === 'production' ? hostConfigs(remote, directory) : []),
  ]
}

function browserConfig(
  remote: RemoteDescription,
  directory: string,
  mode: BuildMode,
): Configuration {
  const refresh = mode === 'development'
  const base = baseConfig({ directory, uniqueName: remote.name, mode, target: 'web', refresh })
  return {
    ...base,
    name: `${remote.name}:browser`,
    entry: {},
    output: {
      ...base.output,
      path: join(directory, 'dist/browser'),
      publicPath: 'auto',
      chunkLoadTimeout: screenLimitMs,
      crossOriginLoading: 'anonymous',
    },
    resolve: { ...base.resolve, alias: federationRuntimeModules() },
    // The plugin warns of a manifest whose files lie beside it, which is intended here.
    infrastructureLogging: { level: 'error' },
    optimization: { ...base.optimization, splitChunks: mode === 'production' ? splitting : false },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: remote.name,
        library: { type: 'var', name: remote.name },
        filename: 'entry.js',
        exposes: Object.fromEntries(
          Object.entries(exposedFiles(remote)).map(([expose, file]) => [
            expose,
            { import: file, name: exposeChunk(expose) },
          ]),
        ),
        shared: sharedFromShell(directory),
        shareStrategy: 'loaded-first',
        runtimePlugins: [retryChunks],
        experiments: {
          // The shell's runtime core serves all: an entry has 8 kB instead of 28.
          externalRuntime: true,
          optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
        },
        manifest: true,
        dts: false,
      }) as RspackPluginInstance,
      // Every chunk carries the hash of its bytes in the entry, whose own hash is in the registry's page.
      new SubresourceIntegrityPlugin({
        hashFuncNames: ['sha256'],
        enabled: mode === 'production',
      }),
      new SortedHashesPlugin(),
      ...(mode === 'production' ? [new OwnChunksPlugin()] : []),
      releaseFilesPlugin(remote),
    ],
  }
}

/**
 * Few files per page. What `./routes` needs stands in every other expose too, more or less: it is one file, so that a
 * visitor of the search form has the routes already. Of the rest only large libraries are worth a request. `./mount`, for
 * pages of other sites, is left out: no page of this site loads it.
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
    ...serverBaseConfig({ directory, uniqueName: remote.name, mode }),
    name: `${remote.name}:server`,
    entry: {
      server: { import: virtualServerEntry(remote) },
    },
    externalsType: 'global',
    externals: Object.fromEntries(
      sharedModules.map((module) => [module, [serverSharedGlobal, module]]),
    ),
  }
}

/** The server's entry is made from the description, so that no vertical writes it down twice. */
function virtualServerEntry(remote: RemoteDescription): string {
  const lines = Object.entries(remote.exposes).map(
    ([expose, file]) => `${JSON.stringify(expose)}: () => import(${JSON.stringify(file)})`,
  )
  const source = `export const exposes = {\n${lines.join(',\n')}\n}`
  return `data:text/javascript,${encodeURIComponent(source)}`
}
