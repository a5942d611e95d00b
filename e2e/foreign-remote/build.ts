import { join } from 'node:path'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { createRsbuild } from '@rsbuild/core'

/** What there is once per page, and the site has (README of contract). */
const fromSite = (requiredVersion: string) => ({
  singleton: true,
  import: false as const,
  requiredVersion,
})

/**
 * Builds a version of cruises, the remote of another company, into a folder: by Rsbuild, as the documentation of Module
 * Federation has it. Of us it knows what the READMEs of contract, session and router say.
 */
export async function buildForeignRemote(output: string, version: string): Promise<void> {
  // What its manifest states as its version; else that of the package.json.
  process.env.MF_BUILD_VERSION = version
  const rsbuild = await createRsbuild({
    cwd: import.meta.dirname,
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { index: './src/index.ts' }, define: { VERSION: JSON.stringify(version) } },
      output: {
        distPath: { root: output },
        assetPrefix: 'auto',
        copy: [join(import.meta.dirname, 'remote.json')],
      },
      // Its chunks are asked for as the site hints at them, and are what the build made.
      html: { crossorigin: 'anonymous' },
      security: { sri: { enable: true, algorithm: 'sha256' } },
      tools: {
        htmlPlugin: false,
        swc: { jsc: { transform: { react: { runtime: 'automatic' } } } },
      },
      plugins: [
        pluginModuleFederation({
          name: 'cruises',
          exposes: { './routes': './src/routes.tsx', './SearchForm': './src/SearchForm.tsx' },
          shared: {
            react: fromSite('^19.0.0'),
            'react/jsx-runtime': fromSite('^19.0.0'),
            '@storefront/router': fromSite('^1.1.0'),
            '@storefront/session': fromSite('^1.1.0'),
          },
          shareStrategy: 'loaded-first',
          dts: false,
        }),
      ],
    },
  })
  await rsbuild.build()
}
