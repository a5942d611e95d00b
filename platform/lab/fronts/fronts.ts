import { existsSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepPagesWithNginx } from '../../../e2e/site/nginx.ts'
import { root } from '../../processes/apps.ts'
import { nginxPath } from '../../processes/nginx.ts'
import { startWebServer, type WebServer } from '../../processes/web-server.ts'

/** Something that keeps pages: the storefront itself, or a front before it. */
export type Front = {
  name: 'storefront' | 'nginx' | 'Varnish'
  /** The command that brings what is missing; null where it is there. */
  missing: () => string | null
  /** Starts it before a storefront. */
  start: (storefront: string) => Promise<WebServer>
}

const varnishd = process.env.VARNISHD_PATH ?? '/usr/sbin/varnishd'

export const fronts: Front[] = [
  {
    name: 'storefront',
    missing: () => null,
    start: async (url) => ({ url, stop: async () => {} }),
  },
  {
    name: 'nginx',
    missing: () => (nginxPath() ? null : 'apt-get install nginx-light'),
    start: keepPagesWithNginx,
  },
  {
    name: 'Varnish',
    missing: () => (existsSync(varnishd) ? null : 'apt-get install varnish'),
    start: startVarnish,
  },
]

/** Runs docs/hosting/pages.vcl before a storefront. */
async function startVarnish(storefront: string): Promise<WebServer> {
  const folder = await mkdtemp(join(tmpdir(), 'varnish-'))
  const file = join(folder, 'pages.vcl')
  const example = await readFile(join(root, 'docs/hosting/pages.vcl'), 'utf8')
  await writeFile(file, example.replace('"3000"', `"${new URL(storefront).port}"`))
  const port = Number(new URL(storefront).port) + 50
  const args = [
    ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', file],
    ...['-s', 'malloc,256m', '-a', `127.0.0.1:${port}`],
  ]
  return startWebServer(varnishd, args, { url: `http://127.0.0.1:${port}`, folder })
}
