import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0]

// `workspace:*` in package.json is no version range.
const one = { singleton: true, requiredVersion: false as const }

/**
 * Builds a host into a folder, as the documentation of Module Federation shows. The host follows only our READMEs of
 * contract, session and router: it shares modules with a remote and provides the runtime.
 */
export function buildForeignHost(output: string): Promise<void> {
  return build('./src/index.js', output, {
    name: 'somebody_else',
    shared: {
      react: one,
      'react/jsx-runtime': one,
      'react-dom': one,
      'react-dom/client': one,
      '@storefront/router': one,
      '@storefront/session': one,
      // A second React in the shared scope, which the host does not use.
      'react-18': { import: 'react-18', shareKey: 'react', version: '18.3.1' },
    },
    shareStrategy: 'loaded-first',
    experiments: { provideExternalRuntime: true },
  })
}

async function build(entry: string, output: string, federation: FederationOptions): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    context: import.meta.dirname,
    entry,
    output: { path: output, publicPath: '/', uniqueName: federation.name ?? '' },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.jsx', '.mjs'] },
    module: {
      rules: [
        {
          test: /\.[jt]sx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    plugins: [
      new rspack.HtmlRspackPlugin({ template: './src/index.html' }),
      new ModuleFederationPlugin({ ...federation, manifest: false, dts: false }),
    ],
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null)
      compiler.close(() => (failure ? reject(failure) : resolve()))
    })
  })
}
