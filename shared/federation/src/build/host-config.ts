import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration, RspackPluginInstance } from '@rspack/core'
import type { RemoteDescription } from '@storefront/contract'
import { baseConfig } from './base-config.ts'
import { federationRuntimeModules, retryChunks, screenLimitMs } from './federation-runtime.ts'

/**
 * The build of a remote for pages of other sites: `./mount` with all that it needs, React and the federation's runtime too.
 * It shares nothing with its page, whose React may be any version or none. None where the remote has no `./mount`.
 */
export function hostConfigs(
  { name, mount }: RemoteDescription,
  directory: string,
): Configuration[] {
  if (!mount) return []
  const base = baseConfig({ directory, uniqueName: name, mode: 'production', target: 'web' })
  return [
    {
      ...base,
      name: `${name}:host`,
      entry: {},
      output: {
        ...base.output,
        path: join(directory, 'dist/host'),
        publicPath: 'auto',
        chunkLoadTimeout: screenLimitMs,
        crossOriginLoading: 'anonymous',
      },
      resolve: { ...base.resolve, alias: federationRuntimeModules() },
      infrastructureLogging: { level: 'error' },
      plugins: [
        new ModuleFederationPlugin({
          name,
          library: { type: 'var', name },
          filename: 'entry.js',
          exposes: { './mount': mount },
          runtimePlugins: [retryChunks],
          experiments: {
            optimization: {
              disableRemote: true,
              disableShared: true,
              disableSnapshot: true,
              target: 'web',
            },
          },
          manifest: true,
          dts: false,
        }) as RspackPluginInstance,
      ],
    },
  ]
}
