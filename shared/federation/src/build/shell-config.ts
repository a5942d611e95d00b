import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { type BuildMode, baseConfig } from './base-config.ts'
import { EntryFilesPlugin } from './entry-files-plugin.ts'
import { serverBaseConfig } from './server-base-config.ts'

/**
 * The two builds of the shell: the page's own scripts, with the modules that every remote shares, and a
 * self-contained bundle with which the storefront server renders pages.
 */
export function shellConfig(
  directory: string,
  { mode = 'production' }: { mode?: BuildMode } = {},
): Configuration[] {
  return [browserConfig(directory, mode), serverConfig(directory, mode)]
}

function browserConfig(directory: string, mode: BuildMode): Configuration {
  const refresh = mode === 'development'
  const base = baseConfig({ directory, uniqueName: 'shell', mode, target: 'web', refresh })
  const hash = mode === 'production' ? '.[contenthash:8]' : ''
  return {
    ...base,
    name: 'shell:browser',
    entry: { shell: './src/entry.ts' },
    output: {
      ...base.output,
      path: join(directory, 'dist/browser'),
      publicPath: '/assets/',
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      cssFilename: `[name]${hash}.css`,
      cssChunkFilename: `[name]${hash}.css`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    plugins: [new EntryFilesPlugin('shell')],
  }
}

function serverConfig(directory: string, mode: BuildMode): Configuration {
  return {
    ...serverBaseConfig({ directory, uniqueName: 'shell', mode }),
    name: 'shell:server',
    entry: { render: './src/server.tsx' },
  }
}
