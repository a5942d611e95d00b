// Every time of the storefront that no variable sets, in ms unless its name says otherwise.

/** Interval of a rendering thread's heartbeat. */
export const threadBeatMs = 50

/** Interval at which the heartbeats are read. */
export const threadLookMs = 100

/** Delay before another try to start a thread. */
export const threadRestartMs = 1000

/** Lost threads count as a problem this long. */
export const lostThreadsMs = 5 * 60_000

/** Longest warm-up of a thread. */
export const warmUpMs = 20_000

/** Delay before a failed import is tried again. */
export const importRetryMs = 10_000

/** A part that timed out is left to the browser this long. */
export const breakerMs = 10_000

/** Longest wait of a page for a server-side build. */
export const buildWaitMs = 300

/** Longest wait for a description. Pages wait for it. */
export const descriptionTimeoutMs = 2000

/** Longest wait for a file. It is long, because a busy machine is late with all files. */
export const fileTimeoutMs = 20_000

/** Time between two tries of a failed host. */
export const hostRestMs = 10_000

/** Polling interval of a registry in a database. */
export const registryPollMs = 1000

/** Delay before another try to open a shell. */
export const shellRetryMs = 10_000

/** A replaced shell is closed after this. By then its last pages are sent; a rollback before that reuses it. */
export const shellCloseMs = 30_000

/** A stale page may be served at capacity for this long. */
export const stalePageMs = 10 * 60_000

/** Interval at which the catalogue's revision is read. */
export const cataloguePollMs = 1000

/** Cache time of `/readyz`. */
export const healthFreshMs = 1000

/** Longest wait for the reasons of `/readyz`. Probes wait two seconds. */
export const healthWaitMs = 1500

/** Equal errors within this are one line of the log. */
export const burstMs = 1000

/** Longest wait for requests in flight at shutdown. A booking takes longer than a page. */
export const shutdownMs = 8000

/** Lifetime of a traveller's draft, as long as a payment page lasts. */
export const draftMs = 40 * 60_000
