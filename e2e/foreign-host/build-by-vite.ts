import { join } from 'node:path'
import { federation } from '@module-federation/vite'
import { build } from 'vite'

/** Builds a host that shares no module and mounts flights in an element. It gets only the address of a manifest. */
export async function buildViteHost(output: string, manifest: string): Promise<void> {
  const tag = { tag: 'script', attrs: { type: 'module', src: '/plain.js' } }
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'src'),
    logLevel: 'error',
    build: { outDir: output, target: 'esnext' },
    plugins: [
      { name: 'page', transformIndexHtml: { order: 'pre', handler: () => [tag] } },
      federation({
        name: 'plain',
        remotes: { flights: { type: 'var', name: 'flights', entry: manifest } },
        dts: false,
      }),
    ],
  })
}
