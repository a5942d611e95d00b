import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { type BaseOptions, baseConfig } from './base-config.ts'

/** What the server-side build of every app has in common: modules that Node imports, legible in its errors. */
export function serverBaseConfig(options: Omit<BaseOptions, 'target'>): Configuration {
  const base = baseConfig({ ...options, target: 'node' })
  return {
    ...base,
    output: {
      ...base.output,
      path: join(options.directory, 'dist/server'),
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      library: { type: 'module' },
    },
    optimization: { ...base.optimization, minimize: false },
  }
}
