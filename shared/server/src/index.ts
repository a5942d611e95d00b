export { addressOf, lastEntry } from './address.ts'
export { createLog, type Log } from './log.ts'
export { limitRate } from './rate-limit.ts'
export { closeGracefully } from './shutdown.ts'
