import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../platform/processes/apps.ts'
import { ensureNginx, nginxPath } from '../../platform/processes/nginx.ts'
import { startWebServer, type WebServer } from '../../platform/processes/web-server.ts'
import { freePort } from './free-port.ts'

// Only journeys that use it load this file.
ensureNginx()

/** Serves a folder of releases with nginx, configured by docs/hosting/releases.nginx.conf. */
export async function serveWithNginx(releases: string): Promise<WebServer> {
  const example = await readFile(join(root, 'docs/hosting/releases.nginx.conf'), 'utf8')
  return startNginx((port) =>
    example
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replace('root /srv/releases;', `root ${releases};`),
  )
}

/** Caches the pages of a storefront with nginx, configured by docs/hosting/pages.nginx.conf. */
export async function cachePagesWithNginx(storefront: string): Promise<WebServer> {
  const example = await readFile(join(root, 'docs/hosting/pages.nginx.conf'), 'utf8')
  return startNginx((port, folder) =>
    withServers([storefront], example)
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replace('/var/cache/nginx/pages', `${folder}/pages`),
  )
}

/** Joins providers behind one address with nginx, configured by docs/hosting/providers.nginx.conf. */
export async function joinProvidersWithNginx(providers: string[]): Promise<WebServer> {
  const example = await readFile(join(root, 'docs/hosting/providers.nginx.conf'), 'utf8')
  return startNginx((port) =>
    withServers(providers, example).replace('listen 4080;', `listen 127.0.0.1:${port};`),
  )
}

/** Repeats the `server` line of a configuration for each URL. */
function withServers(urls: string[], example: string): string {
  return example.replace(/^ *server 127\.0\.0\.1:\d+.*;$/m, (line) =>
    urls
      .map((url) => line.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${new URL(url).port}`))
      .join('\n'),
  )
}

/** Balances visitors over storefronts with nginx and keep-alive connections. */
export function balanceWithNginx(storefronts: string[]): Promise<WebServer> {
  const servers = storefronts.map((url) => `server 127.0.0.1:${new URL(url).port};`)
  return startNginx(
    (port) => `
upstream storefront { ${servers.join(' ')} keepalive 16; }
server {
  listen 127.0.0.1:${port};
  location / {
    proxy_pass http://storefront;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-For $remote_addr;
  }
}`,
  )
}

/** Starts nginx on a port. It does not log failures of the servers behind it, because tests kill them on purpose. */
async function startNginx(serverAt: (port: number, folder: string) => string): Promise<WebServer> {
  const nginx = nginxPath()
  if (!nginx) throw new Error('There is no nginx here: install one, or name it in NGINX_PATH.')
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const server = serverAt(port, folder)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log stderr emerg;
events {}
http {
access_log off;
${temporary.join('\n')}
${server}
}`,
  )
  const args = ['-c', file, '-e', 'stderr']
  return startWebServer(nginx, args, { url: `http://127.0.0.1:${port}`, folder })
}
