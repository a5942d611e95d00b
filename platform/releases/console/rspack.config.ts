import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig } from '@storefront/federation/build'

const directory = import.meta.dirname
const base = baseConfig({ directory, uniqueName: 'releases', mode: 'production', target: 'web' })

/** The console's files, served by the release service at `/`. */
const config: Configuration = {
  ...base,
  entry: { console: './main.tsx' },
  output: {
    ...base.output,
    path: join(directory, 'dist'),
    publicPath: '/',
    filename: 'assets/[name].[contenthash:8].js',
    cssFilename: 'assets/[name].[contenthash:8].css',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: './index.html', favicon: './favicon.svg' })],
}

export default config
