import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../platform/processes/apps.ts'
import { ensureNginx, nginxPath } from '../../platform/processes/nginx.ts'
import { startWebServer, type WebServer } from '../../platform/processes/web-server.ts'
import { serve } from './serve.ts'

// Only journeys that use it load this file.
ensureNginx()

/**
 * Starts nginx as docs/hosting says, on this machine: `releases` serves a folder of releases, `pages` caches the pages of a
 * storefront, `providers` stands between storefronts and a provider. `source` is the folder or the URL.
 */
export async function startDocumentedNginx(
  example: 'releases' | 'pages' | 'providers',
  source: string,
): Promise<WebServer> {
  const text = await readFile(join(root, `docs/hosting/${example}.nginx.conf`), 'utf8')
  return startNginx((port, folder) =>
    text
      .replace('root /srv/releases;', `root ${source};`)
      .replace(/(server )127\.0\.0\.1:\d+/, `$1${source.replace('http://', '')}`)
      .replace('/var/cache/nginx/pages', `${folder}/pages`)
      .replace(/listen \d+;/, `listen 127.0.0.1:${port};`),
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
async function startNginx(serverAt: (port: string, folder: string) => string): Promise<WebServer> {
  const nginx = nginxPath()
  if (!nginx) throw new Error('There is no nginx here: install one, or name it in NGINX_PATH.')
  const { url, stop: freePort } = await serve(() => {})
  await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const server = serverAt(new URL(url).port, folder)
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
  return startWebServer(nginx, args, { url, folder })
}
