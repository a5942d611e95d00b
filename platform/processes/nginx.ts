import { existsSync } from 'node:fs'
import { installDebianPackage } from '@storefront/chromium'

const candidates = [
  process.env.NGINX_PATH,
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/opt/homebrew/bin/nginx',
]

/** The machine's nginx, which a journey serves releases with; undefined when there is none. */
export function nginxPath(): string | undefined {
  return candidates.find((path) => path !== undefined && existsSync(path))
}

/** Makes sure that there is an nginx where that can be done: the machine's own, else Debian's package. */
export function ensureNginx(): void {
  if (nginxPath() || installDebianPackage('nginx-light')) return
  console.warn(
    'There is no nginx here (install one, or name it in NGINX_PATH): its journeys do not run.',
  )
}
