import { existsSync } from 'node:fs'
import { installDebianPackage } from '@storefront/chromium'

const candidates = [
  process.env.NGINX_PATH,
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/opt/homebrew/bin/nginx',
]

/** Path of the machine's nginx; undefined without one. */
export function nginxPath(): string | undefined {
  return candidates.find((path) => path !== undefined && existsSync(path))
}

/** Installs Debian's nginx if the machine has none. */
export function ensureNginx(): void {
  if (nginxPath() || installDebianPackage('nginx-light')) return
  console.warn(
    'There is no nginx here (install one, or name it in NGINX_PATH): its journeys do not run.',
  )
}
