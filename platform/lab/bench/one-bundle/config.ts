import { join } from 'node:path'
import { type Configuration, NormalModuleReplacementPlugin } from '@rspack/core'
import { baseConfig } from '@storefront/federation/build'
import { root } from '../../../processes/apps.ts'
import { BundleFilesPlugin } from './bundle-files.ts'
import type { OneBundleSources } from './sources.ts'

const shell = join(root, 'shell')

/** `split`: lazy where the sources are lazy. `whole`: every line of the site in one script. */
export type OneBundleKind = 'split' | 'whole'

/** The shell and every vertical compiled together from the same sources: the site as if it were not federated. */
export function browserConfig(
  sources: OneBundleSources,
  output: string,
  kind: OneBundleKind,
): Configuration {
  const base = baseConfig({
    directory: shell,
    uniqueName: 'one',
    mode: 'production',
    target: 'web',
  })
  return {
    ...base,
    name: `one-bundle:${kind}`,
    entry: { one: join(shell, 'src/entry.ts') },
    ...together(base, sources, kind),
    output: {
      ...base.output,
      path: output,
      publicPath: '/assets/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
    },
    plugins: [...replacements(sources), new BundleFilesPlugin()],
  }
}

/** The same for the server that renders the pages of the split bundle. */
export function serverConfig(sources: OneBundleSources, output: string): Configuration {
  const base = baseConfig({
    directory: shell,
    uniqueName: 'one',
    mode: 'production',
    target: 'node',
  })
  return {
    ...base,
    name: 'one-bundle:server',
    entry: { render: sources.server },
    ...together(base, sources, 'split'),
    output: {
      ...base.output,
      path: output,
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
    },
    optimization: { ...base.optimization, minimize: false },
    plugins: replacements(sources),
  }
}

function together(base: Configuration, sources: OneBundleSources, kind: OneBundleKind) {
  const { rules = [], parser } = base.module ?? {}
  const eager = { javascript: { dynamicImportMode: 'eager' as const } }
  return {
    resolve: { ...base.resolve, alias: { '@storefront/federation/runtime$': sources.federation } },
    module: {
      ...base.module,
      rules: [
        ...rules,
        {
          test: /\.tsx?$/,
          include: sources.verticals,
          enforce: 'pre' as const,
          loader: join(import.meta.dirname, 'chunk-names-loader.ts'),
        },
      ],
      parser: { ...parser, ...(kind === 'whole' ? eager : {}) },
    },
  }
}

function replacements({ provided }: OneBundleSources) {
  return [new NormalModuleReplacementPlugin(/page\/provided-modules/, provided)]
}
