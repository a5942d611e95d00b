import { extname, join } from 'node:path'
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core'

export type BuildMode = 'production' | 'development'

const browsers = ['chrome >= 111', 'edge >= 121', 'firefox >= 114', 'safari >= 16.4']

const productionRouter: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  // `.js` in the built package.
  loader: `${join(import.meta.dirname, 'production-router-loader')}${extname(import.meta.filename)}`,
}

function scripts(mode: BuildMode, forWeb: boolean): RuleSetRule {
  const development = mode === 'development'
  return {
    test: /\.[jt]sx?$/,
    exclude: [/node_modules/, /one-refresh-runtime/],
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development, refresh: development && forWeb },
        },
      },
      env: { targets: forWeb ? browsers : ['node 24'] },
    },
    type: 'javascript/auto',
  }
}

/**
 * Source maps by file and line for `npm run registry -- trace`. No script names its map, and no server of ours serves
 * one.
 */
const sourceMaps = new rspack.SourceMapDevToolPlugin({
  test: /\.js$/,
  filename: 'maps/[file].map',
  append: false,
  moduleFilenameTemplate: '[resource-path]',
  noSources: true,
})

function serverOutput(directory: string): Configuration['output'] {
  return {
    path: join(directory, 'dist/server'),
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    library: { type: 'module' },
  }
}

type BaseOptions = {
  directory: string
  /** Unique per app, for class names and globals. */
  uniqueName: string
  mode: BuildMode
  target: 'web' | 'node'
}

/** Options of all builds: scripts for browsers, or readable modules for Node. */
export function baseConfig({ directory, uniqueName, mode, target }: BaseOptions): Configuration {
  const forWeb = target === 'web'
  return {
    name: `${uniqueName}:${target}`,
    mode,
    context: directory,
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    target: forWeb ? ['web', 'es2022'] : 'node24',
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      // RxJS has native classes under this condition, else those of ES5.
      conditionNames: ['es2015', '...'],
    },
    module: {
      rules: [
        scripts(mode, forWeb),
        ...(mode === 'production' ? [productionRouter] : []),
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2|svg|png|webp|avif)$/, type: 'asset/resource' },
      ],
      // A screen sets custom properties that a shared component reads.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      generator: {
        'css/auto': {
          // The name of the app separates versions of a component in one stylesheet.
          localIdentName: '[uniqueName]_[local]_[hash:base64:6]',
          exportsOnly: !forWeb,
        },
      },
    },
    optimization: {
      // Names and hashes must not depend on the machine or the order of builds.
      moduleIds: mode === 'production' ? 'deterministic' : 'named',
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
      ...(forWeb ? {} : { minimize: false }),
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { ecma: 2022, passes: 3 }, format: { ecma: 2022 } },
        }),
        // Without targets it rewrites logical properties for old browsers: three times the CSS.
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    plugins: mode === 'production' && forWeb ? [sourceMaps] : [],
    output: {
      uniqueName,
      clean: true,
      ...(forWeb ? { path: join(directory, 'dist/browser') } : serverOutput(directory)),
    },
    performance: false,
    lazyCompilation: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  }
}
