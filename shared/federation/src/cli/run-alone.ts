import { join } from 'node:path'
import { HtmlRspackPlugin } from '@rspack/core'
import { baseConfig } from '../build/base-config.ts'
import { readRemote } from '../build/remote-app.ts'
import { expectFreePort } from '../dev/free-port.ts'
import { devApp, serveApps } from '../dev/index.ts'

/**
 * Runs a vertical from `src/standalone.tsx`, without shell and federation, against PROVIDER_URL. Throws if its port
 * is taken.
 */
export async function runAlone(directory: string): Promise<void> {
  const { remote } = await readRemote(directory)
  const port = Number(process.env.PORT || 3050)
  await expectFreePort(String(port))
  const provider = process.env.PROVIDER_URL || 'http://localhost:3000'
  const base = baseConfig({
    directory,
    uniqueName: `${remote.name}-alone`,
    mode: 'development',
    target: 'web',
  })
  const { config, devServer, url } = devApp(
    {
      ...base,
      name: `${remote.name}:alone`,
      entry: './src/standalone.tsx',
      output: { ...base.output, path: join(directory, 'dist/alone') },
      plugins: [
        new HtmlRspackPlugin({
          title: remote.name,
          templateContent:
            '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"></head><body><main id="root"></main></body></html>',
        }),
      ],
    },
    port,
  )
  await serveApps([
    {
      url,
      config,
      devServer: {
        ...devServer,
        historyApiFallback: true,
        proxy: [
          { context: ['/api/v1', '/media', '/session'], target: provider, changeOrigin: true },
        ],
      },
    },
  ])
  console.log(`${remote.name} runs alone at ${url}, with the provider at ${provider}`)
}
