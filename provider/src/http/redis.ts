import type { Redis } from 'ioredis'
import type { Log } from './log.ts'

/** How long a call waits for Redis at most, in ms. */
const commandTimeoutMs = 500

/** Redis that has said nothing for so long since a command is taken for dead, in ms: commands then fail at once. */
const silenceMs = 1000

/**
 * Connects to the Redis that providers share, and again whenever it is lost; null without an address. Does not wait for it: as
 * long as it is away commands fail at once.
 */
export async function connectRedis(url: string | null, log: Log): Promise<Redis | null> {
  if (!url) return null
  // Read only where it is used.
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    keyPrefix: 'provider:',
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
