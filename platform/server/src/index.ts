export { addressOf, callerOf, requestedHost } from './address.ts'
export { brotliQuality, type Encoding, encoders, encodingFor } from './compression.ts'
export {
  type Admission,
  admitReads,
  busy,
  ConcurrencyLimit,
  countRefusals,
  isRead,
  pass,
  Slots,
} from './concurrency-limit.ts'
export { DiskRoom } from './disk.ts'
export { errorCode } from './error-code.ts'
export { listen, readMostConnections } from './listen.ts'
export { createLog, type Log } from './log.ts'
export { openTracing } from './open-tracing.ts'
export { isOutage } from './outage.ts'
export { limitDay, limitRate } from './rate-limit.ts'
export { connectRedis, type Redis, readRedisUrl, redisProblems } from './redis.ts'
export { repeat } from './repeat.ts'
export { requestLog } from './request-log.ts'
export { endOnSignals } from './shutdown.ts'
export { withStatements } from './statements.ts'
export { retryAfterSeconds } from './times.ts'
export { type Tracing, untraced } from './tracing.ts'
export { readCount, readSwitch } from './variables.ts'
export { within } from './within.ts'
