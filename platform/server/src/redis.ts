import type { Redis } from 'ioredis'
import type { Log } from './log.ts'

export type { Redis } from 'ioredis'

/** Longest wait of a visitor's call for Redis, in ms. */
const commandTimeoutMs = 500

/** Redis that has said nothing for so long since a command is taken for dead, in ms: commands then fail at once. */
const silenceMs = 1000

/**
 * The address in REDIS_URL, null where none is set. Throws a sentence for another one, without repeating it: it may hold a
 * password.
 */
export function readRedisUrl(text: string | undefined): string | null {
  if (!text) return null
  if (/^rediss?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  throw new Error('REDIS_URL is not of the form redis://host:6379 or rediss://user:password@host.')
}

/**
 * Connects to the Redis that processes share, and again whenever it is lost; null without an address. Does not wait for it: as
 * long as it is away commands fail at once. Every key begins with the service's name.
 */
export async function connectRedis(
  url: string | null,
  service: string,
  log: Log,
): Promise<Redis | null> {
  if (!url) return null
  // Read only where it is used.
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
    // Of an error only its text: the command that failed may hold a password.
    if (!isAway) log.error({ reason: message }, 'Redis does not answer')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) log.info('Redis answers again')
    isAway = false
  })
  return redis
}

/** Returns the problems of the shared Redis as sentences; [] if it has none. */
export async function redisProblems(redis: Redis | null): Promise<string[]> {
  if (!redis) return []
  return redis.ping().then(
    () => [],
    () => ['Redis does not answer.'],
  )
}
