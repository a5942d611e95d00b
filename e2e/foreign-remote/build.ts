import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { federation } from '@module-federation/vite'
import { createRsbuild } from '@rsbuild/core'
import { build } from 'vite'

/** Modules that exist once per page and are the site's (README of contract). */
const fromSite = (requiredVersion: string) => ({
  singleton: true,
  import: false as const,
  requiredVersion,
})

// The plugins write into what they are given.
const cruises = () => ({
  name: 'cruises',
  exposes: { './routes': './src/routes.tsx', './SearchForm': './src/SearchForm.tsx' },
  shared: {
    react: fromSite('^19.0.0'),
    'react/jsx-runtime': fromSite('^19.0.0'),
    '@storefront/router': fromSite('^1.1.0'),
    '@storefront/session': fromSite('^1.1.0'),
  },
  shareStrategy: 'loaded-first' as const,
  dts: false,
})

/** Builds a version of a company's remote into a folder. */
export type RemoteBuild = (output: string, version: string) => Promise<void>

/**
 * Cruises, the remote of another company: by Rsbuild, as the documentation of Module Federation has it. Of us it knows what
 * the READMEs of contract, session and router say.
 */
export const buildByRsbuild: RemoteBuild = async (output, version) => {
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
      plugins: [pluginModuleFederation(cruises())],
    },
  })
  await rsbuild.build()
}

/** The same by Vite. Its entry is a module, so it needs one that is a script besides. */
export const buildByVite: RemoteBuild = async (output, version) => {
  process.env.MF_BUILD_VERSION = version
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    define: { VERSION: JSON.stringify(version) },
    build: { outDir: output, target: 'esnext', rollupOptions: { input: 'src/index.ts' } },
    plugins: [
      federation({ ...cruises(), varFilename: 'entry.js', publicPath: 'auto', manifest: true }),
    ],
  })
  await copyFile(join(import.meta.dirname, 'remote.json'), join(output, 'remote.json'))
}
