import type { Redis } from 'ioredis'
import type { Log } from './log.ts'
import { commandTimeoutMs, silenceMs } from './times.ts'

export type { Redis } from 'ioredis'

/** Address in REDIS_URL; null when unset. Throws without its text, which may hold a password. */
export function readRedisUrl(text: string | undefined): string | null {
  if (!text) return null
  if (/^rediss?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  throw new Error('REDIS_URL is not of the form redis://host:6379 or rediss://user:password@host.')
}

/**
 * Connects to the shared Redis and reconnects; null without an address. Does not wait for it: commands fail at once
 * while it is down. Every key starts with the service.
 */
export async function connectRedis(
  url: string | null,
  service: string,
  log: Log,
): Promise<Redis | null> {
  if (!url) return null
  // Loaded on demand.
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    keyPrefix: `${service}:`,
    commandTimeout: commandTimeoutMs,
    connectTimeout: silenceMs,
    socketTimeout: silenceMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(100 * tries, 1000),
  })
  let isAway = false
  redis.on('error', ({ message }: Error) => {
    // The failed command may hold a password.
    if (!isAway) log.error({ reason: message }, 'Redis does not answer')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) log.info('Redis answers again')
    isAway = false
  })
  return redis
}

export async function redisProblems(redis: Redis | null): Promise<string[]> {
  if (!redis) return []
  return redis.ping().then(
    () => [],
    () => ['Redis does not answer.'],
  )
}
