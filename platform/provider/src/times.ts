// Every time of the provider, in ms unless its name says otherwise.

/** Card companies require at least 30 minutes. Three more let a retry after a crash open the same page. */
export const payPageMinutes = 33

/** Longer than the payment page is open, so that a last-second payment still finds its stock. */
export const holdMinutes = 35

/** After this another request may take over opening the payment page. */
export const leaseMs = 6_000

/** Longest wait for another request with the same key. */
export const sameKeyWaitMs = 10_000

/** Longest wait for running requests at shutdown: one may wait for another with the same key. */
export const shutdownMs = 10_000

/** Within this the same body without a key is the same attempt. */
export const sameBodyMs = 120_000

/** Lifetime of an idempotency key. */
export const keyHours = 48

/** Lifetime of an unanswered WhatsApp request. */
export const requestDays = 14

/** Contact messages are kept this long: the privacy page promises two years. */
export const keepMessagesDays = 730

/** Lists show bookings of other processes this late. Bookings themselves lock the rows. */
export const soldOutFreshMs = 1000

/** Interval at which the catalogue's revision is read. */
export const catalogueEveryMs = 1000

/** Interval at which notices to the agency are sent. */
export const outboxEveryMs = 10_000

/** Interval at which lapsed holds are released. */
export const holdsEveryMs = 30_000

/** Interval of all other periodic work. */
export const otherEveryMs = 300_000

/** Longest wait for the agency's acknowledgement. */
export const noticeTimeoutMs = 10_000

/** Pause after a failed or interrupted notice, doubled each time. */
export const firstPauseMs = 60_000

/** Longest pause between two tries of a notice. */
export const longestPauseMs = 6 * 3_600_000

/** An event may be this old, or ahead of our clock. Stripe's library checks only the age. */
export const eventToleranceSeconds = 300

/** A database that is silent this long counts as away. Probes of a load balancer wait two seconds. */
export const databaseAnswerMs = 1500
