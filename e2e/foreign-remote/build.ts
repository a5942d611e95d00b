import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { federation } from '@module-federation/vite'
import { createRsbuild } from '@rsbuild/core'
import { build } from 'vite'

/** Singletons of the page that the site provides (README of contract). */
const fromSite = (requiredVersion: string) => ({
  singleton: true,
  import: false as const,
  requiredVersion,
})

// A function, because the plugins change their options.
const cruises = () => ({
  name: 'cruises',
  exposes: { './routes': './src/routes.tsx', './SearchForm': './src/SearchForm.tsx' },
  shared: {
    react: fromSite('^19.0.0'),
    'react/jsx-runtime': fromSite('^19.0.0'),
    '@storefront/router': fromSite('^1.1.0'),
    '@storefront/session': fromSite('^2.0.0'),
  },
  shareStrategy: 'loaded-first' as const,
  dts: false,
})

/** Builds a version of a company's remote into a folder. */
export type RemoteBuild = (output: string, version: string) => Promise<void>

/**
 * Builds cruises, the remote of another company, with Rsbuild as the documentation of Module Federation shows. The
 * build follows only our READMEs of contract, session and router.
 */
export const buildByRsbuild: RemoteBuild = async (output, version) => {
  // Version in the manifest. Its default is the version in package.json.
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
      // Same mode as the site's preloads, and hashes that the site checks.
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

/** Builds cruises with Vite, whose entry is a module. `varFilename` adds an entry that is a script. */
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
