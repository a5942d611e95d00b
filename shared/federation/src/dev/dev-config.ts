import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Configuration, RspackPluginInstance } from '@rspack/core'
import type { Configuration as DevServerConfiguration } from '@rspack/dev-server'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'

const require = createRequire(import.meta.url)

export type DevApp = { config: Configuration; devServer: DevServerConfiguration; url: string }

/** Adds hot reload to a browser build, on a port of its own. */
export function devApp(config: Configuration, port: number): DevApp {
  const url = `http://localhost:${port}/`
  return {
    url,
    config: {
      ...config,
      output: {
        ...config.output,
        publicPath: url,
        devtoolModuleFilenameTemplate: '[absolute-resource-path]',
      },
      // A failed build leaves the page as it is.
      optimization: { ...config.optimization, emitOnErrors: false },
      resolve: {
        ...config.resolve,
        alias: {
          ...config.resolve?.alias,
          'react-refresh': join(import.meta.dirname, 'one-refresh-runtime'),
          'react-refresh-runtime$': require.resolve('react-refresh/runtime'),
        },
      },
      plugins: [
        ...(config.plugins ?? []),
        new ReactRefreshRspackPlugin({
          exclude: [/node_modules/, /one-refresh-runtime/],
        }) as RspackPluginInstance,
      ],
    },
    devServer: {
      port,
      hot: true,
      liveReload: true,
      host: 'localhost',
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: 'all',
      client: {
        // Errors of pages are shown with the line of their source.
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: `ws://localhost:${port}/ws`,
      },
    },
  }
}
