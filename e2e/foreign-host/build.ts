import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { createRsbuild } from '@rsbuild/core'

// `workspace:*` in package.json is no version range.
const one = { singleton: true, requiredVersion: false as const }

/**
 * Builds a host into a folder, as the documentation of Module Federation shows. The host follows only our READMEs of
 * contract, session and router: it shares modules with a remote and provides the runtime.
 */
export async function buildForeignHost(output: string): Promise<void> {
  const rsbuild = await createRsbuild({
    cwd: import.meta.dirname,
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { index: './src/index.js' } },
      output: { distPath: { root: output } },
      html: { template: './src/index.html' },
      tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
      plugins: [
        pluginModuleFederation({
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
          manifest: false,
          dts: false,
        }),
      ],
    },
  })
  await rsbuild.build()
}
