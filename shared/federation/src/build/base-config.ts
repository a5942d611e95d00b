import { extname, join } from 'node:path'
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core'

export type BuildMode = 'production' | 'development'

const browsers = ['chrome >= 111', 'edge >= 121', 'firefox >= 114', 'safari >= 16.4']

const productionRouter: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  // The extension is `.js` in the built package.
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
 * Source maps for `npm run lab -- trace`, with files and lines but no sources. Scripts do not link to them, and
 * our servers do not serve them.
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

/** Options of all builds: scripts for browsers, or unminified modules for Node. */
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
      // RxJS exports native classes under this condition, otherwise ES5 ones.
      conditionNames: ['es2015', '...'],
    },
    module: {
      rules: [
        scripts(mode, forWeb),
        ...(mode === 'production' ? [productionRouter] : []),
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2|svg|png|webp|avif)$/, type: 'asset/resource' },
      ],
      // Custom properties keep their names, because screens set some that a shared component reads.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      generator: {
        'css/auto': {
          // The app's name separates the classes of apps that contain different versions of a component.
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
        // Without targets, Lightning CSS rewrites logical properties for old browsers, which triples the CSS.
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
