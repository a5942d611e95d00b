import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'

/** Which Reacts the host has in its shared scope: it uses the first itself. */
export type HostReacts = 'React 19' | 'React 18 and 19'

// Workspace versions are no ranges: what the host needs is what it has.
const one = { singleton: true, requiredVersion: false as const }

/**
 * Builds a host as the documentation of Module Federation has it, into a folder. Of us it knows what the READMEs of
 * contract, session and router say: the names of what a remote takes, and that it takes the runtime's core as well.
 */
export async function buildForeignHost(output: string, reacts: HostReacts): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    context: import.meta.dirname,
    entry: './src/index.js',
    output: { path: output, publicPath: '/', uniqueName: 'somebody_else' },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.jsx', '.mjs'] },
    module: {
      rules: [
        {
          test: /\.[jt]sx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    plugins: [
      new rspack.HtmlRspackPlugin({ template: './src/index.html' }),
      new ModuleFederationPlugin({
        name: 'somebody_else',
        shared: {
          react: one,
          'react/jsx-runtime': one,
          'react-dom': one,
          'react-dom/client': one,
          '@storefront/router': one,
          '@storefront/session': one,
          ...(reacts === 'React 18 and 19'
            ? { 'react-18': { import: 'react-18', shareKey: 'react', version: '18.3.1' } }
            : {}),
        },
        shareStrategy: 'loaded-first',
        experiments: { provideExternalRuntime: true },
        manifest: false,
        dts: false,
      }),
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
