// Every time of this package, in ms unless its name says otherwise.

/** Longest expected wait of an admitted request. A page waits less than that for its data. */
export const longestWaitMs = 2000

/** Interval at which the pace is measured anew. */
export const paceOverMs = 500

/** Retry-After of a 503. */
export const retryAfterSeconds = 10

/** Longest time that new connections delay a request. */
export const newConnectionsMs = 500

/** A refused connection is not read this long, so that fast retries cost nothing. */
export const unreadMs = 1000

/** Longest wait for a command of Redis. */
export const commandTimeoutMs = 500

/** Silence after a command that counts as a lost connection. */
export const silenceMs = 1000

/** The disk counts as full this long after a refused write. */
export const diskFullMs = 30_000

/** Interval of the heartbeat. */
export const beatMs = 250

/** Interval at which connections that became idle are closed. */
export const idleLookMs = 50

/** Longest wait for `close`. */
export const closingMs = 10_000
