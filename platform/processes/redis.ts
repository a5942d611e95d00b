import { existsSync } from 'node:fs'
import { installDebianPackage } from '@storefront/chromium'

/** The machine's Redis; undefined when there is none. */
function findRedis(): string | undefined {
  const path = process.env.REDIS_PATH ?? '/usr/bin/redis-server'
  return existsSync(path) ? path : undefined
}

/** The machine's Redis, or Debian's. Throws a sentence a person can act on where there is none. */
export function redisPath(): string {
  if (!findRedis()) installDebianPackage('redis-server')
  const path = findRedis()
  if (path) return path
  throw new Error('There is no Redis here: install one, or name it in REDIS_PATH.')
}
